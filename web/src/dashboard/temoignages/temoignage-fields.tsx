import { SimpleGrid } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { temoignageFormations } from '@centre/domain/temoignage';
import type { ChangeEvent } from 'react';
import { temoignageForm } from '../../content/dashboard/temoignages.ts';
import { temoignagesPage } from '../../content/temoignages.ts';
import { Field, Select, TextArea, TextInput } from '../../ui/field.tsx';
import type { TemoignageErrors, TemoignageField, TemoignageForm } from './temoignage-form.ts';

const { fields } = temoignageForm;

const maxLengths = {
  nom: limits.length.name.max,
  prenom: limits.length.name.max,
  promotion: limits.length.shortText,
  entreprise: limits.length.shortText,
  poste: limits.length.shortText,
} as const;

const notes = Array.from(
  { length: limits.note.max - limits.note.min + 1 },
  (_, index) => limits.note.min + index,
);

interface TemoignageFieldsProps {
  readonly form: TemoignageForm;
  readonly errors: TemoignageErrors;
  readonly onChange: (form: TemoignageForm) => void;
}

/** The texts of a testimonial, for a new one and for one that is corrected. */
export function TemoignageFields({ form, errors, onChange }: TemoignageFieldsProps) {
  const bind = (field: TemoignageField) => ({
    name: field,
    value: form[field],
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange({ ...form, [field]: target.value }),
  });

  const line = (field: keyof typeof maxLengths, required = false, help?: string) => (
    <Field label={fields[field]} required={required} help={help} error={errors[field]}>
      {(control) => (
        <TextInput
          {...control}
          {...bind(field)}
          maxLength={maxLengths[field]}
          autoComplete="off"
        />
      )}
    </Field>
  );

  const left = limits.length.contenuTemoignage.max - form.contenu.length;
  // A record may say what no longer stands in the list.
  const formations: readonly string[] = temoignageFormations;
  const isOlder = form.formation !== '' && !formations.includes(form.formation);

  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {line('prenom', true)}
        {line('nom', true)}
        <Field label={fields.formation} required error={errors['formation']}>
          {(control) => (
            <Select {...control} {...bind('formation')}>
              <option value="">{temoignageForm.chooseFormation}</option>
              {isOlder && <option>{form.formation}</option>}
              {temoignageFormations.map((formation) => (
                <option key={formation}>{formation}</option>
              ))}
            </Select>
          )}
        </Field>
        {line('promotion', false, temoignageForm.promotionHelp)}
        {line('poste')}
        {line('entreprise')}
      </SimpleGrid>
      <Field
        label={fields.contenu}
        required
        help={temoignageForm.contenuHelp(left)}
        error={errors['contenu']}
      >
        {(control) => (
          <TextArea
            {...control}
            {...bind('contenu')}
            rows={5}
            maxLength={limits.length.contenuTemoignage.max}
          />
        )}
      </Field>
      <Field label={fields.note} error={errors['note']}>
        {(control) => (
          <Select {...control} {...bind('note')} width="auto" justifySelf="start">
            <option value="">{temoignageForm.noNote}</option>
            {notes.map((note) => (
              <option key={note} value={note}>
                {temoignagesPage.note(note)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
