import { allPhotoCategories, type PhotoCategorie } from '../../data/staff/staff-galerie.ts';
import { SelectField } from '../ui/field.tsx';
import { photoForm } from './galerie.texts.ts';

interface CategoryFieldProps {
  readonly label?: string;
  readonly value: PhotoCategorie;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (categorie: PhotoCategorie) => void;
}

/** The category of a photo, or of several. */
export function CategoryField({
  label = photoForm.categorie,
  onChoose,
  ...select
}: CategoryFieldProps) {
  return (
    <SelectField
      label={label}
      required
      name="categorie"
      {...select}
      onChange={({ currentTarget }) => {
        const chosen = allPhotoCategories.find((known) => known === currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      <CategoryOptions />
    </SelectField>
  );
}

export function CategoryOptions() {
  return allPhotoCategories.map((categorie) => (
    <option key={categorie} value={categorie}>
      {categorie}
    </option>
  ));
}
