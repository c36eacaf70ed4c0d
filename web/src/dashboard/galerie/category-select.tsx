import { allPhotoCategories, type PhotoCategorie } from '../../data/staff-galerie.ts';
import { Select, type ControlAttributes } from '../../ui/field.tsx';

interface CategorySelectProps extends ControlAttributes {
  readonly value: PhotoCategorie;
  readonly disabled: boolean;
  readonly onChoose: (categorie: PhotoCategorie) => void;
}

/** The category of a photo. */
export function CategorySelect({ value, onChoose, ...control }: CategorySelectProps) {
  return (
    <Select
      {...control}
      name="categorie"
      value={value}
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
    </Select>
  );
}
