import { Box } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import type { ReactNode } from 'react';
import { photoForm } from '../../content/dashboard/galerie.ts';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import type { RowWords } from './row-words.ts';

interface PhotoWordFieldsProps {
  readonly words: RowWords;
  readonly errors: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onChange: (words: Partial<RowWords>) => void;
  /** What is said between the two, such as the category. */
  readonly children?: ReactNode;
}

/** The title and the description of a photo. */
export function PhotoWordFields({
  words,
  errors,
  disabled,
  onChange,
  children,
}: PhotoWordFieldsProps) {
  const { titre, description } = words;
  const max = limits.length.description;
  return (
    <>
      <Field label={photoForm.titre} required error={errors['titre']}>
        {(control) => (
          <TextInput
            {...control}
            name="titre"
            value={titre}
            maxLength={limits.length.titrePhoto.max}
            disabled={disabled}
            onChange={(event) => onChange({ titre: event.currentTarget.value })}
          />
        )}
      </Field>
      {children}
      <Field label={photoForm.description} error={errors['description']}>
        {(control) => (
          <>
            <TextArea
              {...control}
              name="description"
              rows={3}
              value={description}
              disabled={disabled}
              onChange={(event) => onChange({ description: event.currentTarget.value })}
            />
            <Box
              fontSize="xs"
              color={description.length > max ? 'danger' : 'ink.muted'}
              textAlign="end"
              fontVariantNumeric="tabular-nums"
            >
              {photoForm.counter(description.length, max)}
            </Box>
          </>
        )}
      </Field>
    </>
  );
}
