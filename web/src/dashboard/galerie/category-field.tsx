import { photoForm } from '../../content/dashboard/galerie.ts';
import { allPhotoCategories, type PhotoCategorie } from '../../data/staff-galerie.ts';
import { SelectField } from '../ui/field.tsx';

interface CategoryFieldProps {
  readonly value: PhotoCategorie;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (categorie: PhotoCategorie) => void;
}

/** The category of a photo. */
export function CategoryField({ onChoose, ...select }: CategoryFieldProps) {
  return (
    <SelectField
      label={photoForm.categorie}
      required
      name="categorie"
      {...select}
      onChange={({ currentTarget }) => {
        const chosen = allPhotoCategories.find((known) => known === currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {allPhotoCategories.map((categorie) => (
        <option key={categorie} value={categorie}>
          {categorie}
        </option>
      ))}
    </SelectField>
  );
}
