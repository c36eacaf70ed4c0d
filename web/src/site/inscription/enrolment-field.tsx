import { Box } from '@chakra-ui/react';
import {
  inscriptionFields,
  requiredFields,
  type EnrolmentForm,
  type InscriptionField,
} from '@centre/domain/inscription';
import { useId } from 'react';
import { enrolment, help } from '../../content/inscription.ts';
import { Field, Select, TextArea, TextInput, type ControlAttributes } from '../../ui/field.tsx';
import { kinds } from './fields.ts';
import { PhoneInput } from './phone-input.tsx';

interface EnrolmentFieldProps {
  readonly field: InscriptionField;
  readonly form: EnrolmentForm;
  readonly error: string | undefined;
  readonly onChange: (field: InscriptionField, value: string) => void;
}

/** One field of the form, with its label, its help and its error. */
export function EnrolmentField(props: EnrolmentFieldProps) {
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
  control,
}: EnrolmentFieldProps & { readonly control: ControlAttributes }) {
  const listId = useId();
  const kind = kinds[field];
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
          {kind.options(form).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'longText':
      return <TextArea {...shared} rows={4} />;
    case 'phone':
      return (
        <PhoneInput
          {...control}
          name={field}
          value={form[field]}
          autoComplete={kind.autoComplete ?? 'off'}
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
            autoComplete={kind.autoComplete ?? 'off'}
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
