import { Box } from '@chakra-ui/react';
import {
  inscriptionFields,
  requiredFields,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription';
import { useId } from 'react';
import { enrolment, help } from '../content/inscription.ts';
import { Field, Select, TextArea, TextInput, type ControlAttributes } from '../ui/field.tsx';
import { kinds, type Option } from './fields.ts';
import { PhoneInput } from './phone-input.tsx';

/**
 * What a record says that the form's own controls cannot show: a choice that is no longer
 * offered, a phone number without its country.
 */
export type RecordedOptions = Readonly<Partial<Record<InscriptionField, Option>>>;

interface AnswerFieldProps {
  readonly field: InscriptionField;
  readonly form: EnrolmentForm;
  readonly error: string | undefined;
  readonly onChange: (field: InscriptionField, value: string) => void;
  /** Given where others fill in the answers: the browser then offers nothing of theirs. */
  readonly recorded?: RecordedOptions | undefined;
}

/** One answer to give or to correct, with its label, its help and its error. */
export function AnswerField(props: AnswerFieldProps) {
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
      // Without its country it is shown as it was recorded: any country would be a guess.
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
