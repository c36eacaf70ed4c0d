import { Box, chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import {
  inscriptionFields,
  requiredFields,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { enrolment, help } from '../content/inscription.ts';
import { announce } from '../ui/announcer.tsx';
import { Field, Select, TextArea, TextInput, type ControlAttributes } from '../ui/field.tsx';
import { isAsked, kinds, sections, type Option } from './fields.ts';
import { PhoneInput } from './phone-input.tsx';

interface AnswerSectionsProps {
  readonly form: EnrolmentForm;
  /** The errors by field. */
  readonly errors: Readonly<Partial<Record<InscriptionField, string>>> | undefined;
  readonly onChange: (field: InscriptionField, value: string) => void;
  /** The level of the sections' headings. */
  readonly heading: 'h2' | 'h3';
  /** At the top of the first section. */
  readonly note?: ReactNode;
  readonly recorded?: RecordedOptions | undefined;
}

/** All that is asked of an applicant, in the form's four sections. */
export function AnswerSections({
  form,
  errors,
  onChange,
  heading,
  note,
  recorded,
}: AnswerSectionsProps) {
  return sections.map(({ title, fields }, index) => (
    <chakra.fieldset key={title} minWidth="0">
      <chakra.legend width="100%">
        <Heading
          as={heading}
          fontSize="lg"
          color="brand"
          borderBottomWidth="1px"
          paddingBottom="2"
          marginBottom="4"
        >
          {`${index + 1}. ${title}`}
        </Heading>
      </chakra.legend>
      {index === 0 && note}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="end">
        {fields
          .filter((field) => isAsked(field, form) || form[field] !== '')
          .map((field) => (
            <AnswerField
              key={field}
              field={field}
              form={form}
              error={errors?.[field]}
              onChange={onChange}
              recorded={recorded}
            />
          ))}
      </SimpleGrid>
    </chakra.fieldset>
  ));
}

/**
 * Recorded values that the form's controls cannot show: a choice that is no longer offered, a
 * phone number without its country.
 */
export type RecordedOptions = Readonly<Partial<Record<InscriptionField, Option>>>;

interface AnswerFieldProps {
  readonly field: InscriptionField;
  readonly form: EnrolmentForm;
  readonly error: string | undefined;
  readonly onChange: (field: InscriptionField, value: string) => void;
  /** Given where the staff fills in the answers: the browser then autofills nothing. */
  readonly recorded?: RecordedOptions | undefined;
}

/** One answer to give or to correct, with its label, its help and its error. */
function AnswerField(props: AnswerFieldProps) {
  const { field, error } = props;
  return (
    <Box gridColumn={kinds[field].kind === 'longText' ? '1 / -1' : undefined}>
      <Field
        label={inscriptionFields[field]}
        required={requiredFields.has(field)}
        help={help[field]}
        error={error}
      >
        {(control) => <Control {...props} control={control} />}
      </Field>
    </Box>
  );
}

function Control({
  field,
  form,
  onChange,
  recorded,
  control,
}: AnswerFieldProps & { readonly control: ControlAttributes }) {
  const listId = useId();
  const kind = kinds[field];
  const autoComplete = (!recorded && 'autoComplete' in kind && kind.autoComplete) || 'off';
  const shared = {
    ...control,
    name: field,
    value: form[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  };
  switch (kind.kind) {
    case 'choice':
      return (
        <Select {...shared}>
          <option value="">{enrolment.choose}</option>
          {withRecorded(kind.options(form), recorded?.[field]).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'longText':
      return <TextArea {...shared} rows={4} />;
    case 'phone':
      // Without a country it is shown as recorded: any country would be a guess.
      if (recorded?.[field]) return <TextInput {...shared} type="tel" autoComplete="off" />;
      return (
        <PhoneInput
          {...control}
          name={field}
          value={form[field]}
          autoComplete={autoComplete}
          onChange={(value) => onChange(field, value)}
        />
      );
    default:
      return (
        <>
          <TextInput
            {...shared}
            type={kind.kind}
            inputMode={kind.inputMode}
            autoComplete={autoComplete}
            list={kind.suggestions ? listId : undefined}
          />
          {kind.suggestions && (
            <datalist id={listId}>
              {kind.suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}

function withRecorded(
  options: readonly Option[],
  recorded: Option | undefined,
): readonly Option[] {
  const isOffered = options.some(({ value }) => value === recorded?.value);
  return recorded && !isOffered ? [recorded, ...options] : options;
}

/** The fields that depend on another answer. */
const dependent = ['classe', 'specialite', 'modalite'] as const;

/** Announces to screen readers the fields that an answer has added. */
export function useAppearingFields(form: EnrolmentForm): void {
  const asked = dependent.filter((field) => isAsked(field, form));
  const tell = useEffectEvent(() => {
    const open = asked.filter((field) => form[field] === '');
    if (open.length === 0) return;
    announce(enrolment.appeared(open.map((field) => inscriptionFields[field])));
  });
  useEffect(() => tell(), [form.parcours, asked.length]);
}
