import {
  Field,
  Input,
  NativeSelect,
  Textarea,
  type InputProps,
  type NativeSelectFieldProps,
  type TextareaProps,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Words {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** A control of Chakra's with its label, its help and its error. */
export function FormField({
  label,
  help,
  error,
  required = false,
  children,
}: Words & { readonly children: ReactNode }) {
  return (
    <Field.Root required={required} invalid={error !== undefined}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {children}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}

export function TextField({ label, help, error, required, ...input }: Words & InputProps) {
  return (
    <FormField {...{ label, help, error, required }}>
      <Input {...input} />
    </FormField>
  );
}

export function TextAreaField({
  label,
  help,
  error,
  required,
  ...area
}: Words & TextareaProps) {
  return (
    <FormField {...{ label, help, error, required }}>
      <Textarea {...area} />
    </FormField>
  );
}

export function SelectField({
  label,
  help,
  error,
  required,
  ...select
}: Words & NativeSelectFieldProps) {
  return (
    <FormField {...{ label, help, error, required }}>
      <NativeSelect.Root>
        <NativeSelect.Field {...select} />
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
