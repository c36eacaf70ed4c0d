import { Box, Textarea } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import type { Photo } from '@centre/domain/photo';
import { staffPhotoMessages } from '@centre/domain/staff/content-messages';
import type { ReactNode } from 'react';
import { photoForm } from '../../content/dashboard/galerie.ts';
import {
  allPhotoCategories,
  correctPhoto,
  type PhotoCategorie,
} from '../../data/staff-galerie.ts';
import { FormField, SelectField, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { wordErrors, type RowWords } from './row-words.ts';

interface EditPhotoProps {
  readonly photo: Photo;
  readonly onSaved: (photo: Photo) => void;
  readonly onClose: () => void;
}

/** Corrects what is said of a photo; its picture stays. */
export function EditPhoto({ photo, onSaved, onClose }: EditPhotoProps) {
  const { titre, description, categorie } = photo;
  const { values, errorOf, setValue, ...form } = useRecordForm({
    initial: { titre, description, categorie },
    problemsOf: wordErrors,
  });

  return (
    <FormDialog
      title={photoForm.editTitle}
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      problem={form.problem}
      onSubmit={() =>
        form.submit(async (words) => {
          onSaved(await correctPhoto(photo.id, words));
          toast.success(staffPhotoMessages.changed);
          onClose();
        }, staffPhotoMessages.changeFailed)
      }
      onClose={onClose}
    >
      <PhotoWordFields
        words={values}
        errorOf={errorOf}
        disabled={form.isBusy}
        onChange={setValue}
      >
        <CategoryField
          value={values.categorie}
          error={errorOf('categorie')}
          disabled={form.isBusy}
          onChoose={(chosen) => setValue('categorie', chosen)}
        />
      </PhotoWordFields>
    </FormDialog>
  );
}

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

interface PhotoWordFieldsProps {
  readonly words: RowWords;
  readonly errorOf: (name: string) => string | undefined;
  readonly disabled: boolean;
  readonly onChange: (name: keyof RowWords, text: string) => void;
  /** What is said between the two, such as the category. */
  readonly children?: ReactNode;
}

/** The title and the description of a photo. */
export function PhotoWordFields({
  words: { titre, description },
  errorOf,
  disabled,
  onChange,
  children,
}: PhotoWordFieldsProps) {
  const max = limits.length.description;
  return (
    <>
      <TextField
        label={photoForm.titre}
        required
        error={errorOf('titre')}
        name="titre"
        value={titre}
        maxLength={limits.length.titrePhoto.max}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange('titre', currentTarget.value)}
      />
      {children}
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
    </>
  );
}
