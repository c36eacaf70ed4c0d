import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { galerieTab } from '../../content/dashboard/galerie.ts';
import {
  allPhotoCategories,
  type PhotoCategorie,
  type PhotoCounts,
} from '../../data/staff-galerie.ts';
import { Select } from '../../ui/field.tsx';

interface CategoryFilterProps {
  readonly counts: PhotoCounts | undefined;
  readonly chosen: PhotoCategorie | undefined;
  readonly onChoose: (categorie: PhotoCategorie | undefined) => void;
}

/** Chooses which photos are listed, with how many there are. */
export function CategoryFilter({ counts, chosen, onChoose }: CategoryFilterProps) {
  const id = useId();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Box display="flex" alignItems="center" gap="3" marginBottom="4" maxWidth="420px">
      <chakra.label htmlFor={id} fontWeight="600">
        {galerieTab.filter}
      </chakra.label>
      <Select
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(allPhotoCategories.find((known) => known === currentTarget.value))
        }
      >
        <option value="">{galerieTab.option(galerieTab.all, total)}</option>
        {allPhotoCategories.map((categorie) => (
          <option key={categorie} value={categorie}>
            {galerieTab.option(categorie, counts?.[categorie])}
          </option>
        ))}
      </Select>
    </Box>
  );
}
