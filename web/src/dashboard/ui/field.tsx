import {
  defineSlotRecipe,
  Field,
  Input,
  NativeSelect,
  Textarea,
  type InputProps,
  type NativeSelectFieldProps,
  type TextareaProps,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { control } from './recipes.ts';

const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: { fontWeight: '600', fontSize: 'sm' },
    requiredIndicator: { color: 'danger', marginInlineStart: '1' },
    helperText: { fontSize: 'xs', color: 'ink.muted' },
    errorText: { fontSize: 'xs', color: 'danger', fontWeight: '600' },
  },
});

const selectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%', minWidth: '0' },
    field: { ...control, appearance: 'none', paddingInlineEnd: '8' },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '2',
      top: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
      color: 'ink.muted',
      '& svg': { width: '16px', height: '16px' },
    },
  },
});

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
    <Field.Root recipe={fieldRecipe} required={required} invalid={error !== undefined}>
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

/** The browser's own list of choices. */
export function Select(select: NativeSelectFieldProps) {
  return (
    <NativeSelect.Root recipe={selectRecipe}>
      <NativeSelect.Field {...select} />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
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
      <Select {...select} />
    </FormField>
  );
}
