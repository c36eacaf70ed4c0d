import { Box, Textarea } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import type { ReactNode } from 'react';
import { allPhotoCategories, type PhotoCategorie } from '../../data/staff/staff-galerie.ts';
import { FormField, SelectField, TextField } from '../ui/field.tsx';
import { photoForm } from './galerie.texts.ts';
import type { RowWords } from './photo-batch.ts';

interface PhotoWordFieldsProps {
  readonly words: RowWords;
  readonly errorOf: (name: string) => string | undefined;
  readonly disabled: boolean;
  readonly onChange: (name: keyof RowWords, text: string) => void;
  /** Shown between the two, such as the category. */
  readonly children?: ReactNode;
}

/** The title and the description of a photo. */
export function PhotoWordFields({ children, ...words }: PhotoWordFieldsProps) {
  return (
    <>
      <PhotoTitleField {...words} />
      {children}
      <PhotoDescriptionField {...words} />
    </>
  );
}

type WordProps = Omit<PhotoWordFieldsProps, 'children'>;

export function PhotoTitleField({
  words: { titre },
  isLabelHidden,
  errorOf,
  disabled,
  onChange,
}: WordProps & { readonly isLabelHidden?: boolean }) {
  return (
    <TextField
      label={photoForm.titre}
      isLabelHidden={isLabelHidden}
      placeholder={isLabelHidden ? photoForm.titre : undefined}
      required
      error={errorOf('titre')}
      name="titre"
      value={titre}
      maxLength={limits.length.titrePhoto.max}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange('titre', currentTarget.value)}
    />
  );
}

export function PhotoDescriptionField({
  words: { description },
  errorOf,
  disabled,
  onChange,
}: WordProps) {
  const max = limits.length.description;
  return (
    <FormField label={photoForm.description} error={errorOf('description')}>
      <Textarea
        name="description"
        rows={3}
        value={description}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange('description', currentTarget.value)}
      />
      <Box
        fontSize="xs"
        color={description.length > max ? 'danger' : 'ink.muted'}
        textAlign="end"
        fontVariantNumeric="tabular-nums"
      >
        {photoForm.counter(description.length, max)}
      </Box>
    </FormField>
  );
}

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
