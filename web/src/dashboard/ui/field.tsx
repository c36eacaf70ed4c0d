import {
  Box,
  chakra,
  CloseButton,
  defineSlotRecipe,
  Field,
  Input,
  NativeSelect,
  SimpleGrid,
  Textarea,
  type HTMLChakraProps,
  type InputProps,
  type NativeSelectFieldProps,
  type SimpleGridProps,
  type TextareaProps,
} from '@chakra-ui/react';
import { fieldSlotRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Search } from 'lucide-react';

const selectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%', minWidth: '0' },
    field: { appearance: 'none', paddingInlineEnd: '8' },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '2',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'ink.muted',
      '& svg': { width: '16px', height: '16px' },
    },
  },
});

interface FieldTexts {
  readonly label: string;
  /** Whether the label is only for screen readers. */
  readonly isLabelHidden?: boolean | undefined;
  readonly help?: string | undefined;
  /** Help that changes with the input: below the control, so that the control does not move. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Chakra control with its label, help and error. */
export function FormField({
  label,
  isLabelHidden = false,
  help,
  hint,
  error,
  required = false,
  children,
}: FieldTexts & { readonly children: ReactNode }) {
  return (
    <Field.Root
      recipe={fieldSlotRecipe}
      alignItems="stretch"
      gap="1"
      minWidth="0"
      required={required}
      invalid={error !== undefined}
    >
      <Field.Label srOnly={isLabelHidden}>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}

type SelectProps = NativeSelectFieldProps & { readonly disabled?: boolean };

/** Native select. */
export function Select(select: SelectProps) {
  return (
    <NativeSelect.Root recipe={selectRecipe}>
      <NativeSelect.Field className="control" {...select} />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** Wraps a control in its own `FormField`. */
function inField<Props extends object>(Control: ComponentType<Props>) {
  return function InField({
    label,
    isLabelHidden,
    help,
    hint,
    error,
    required,
    ...control
  }: FieldTexts & Props) {
    return (
      <FormField {...{ label, isLabelHidden, help, hint, error, required }}>
        <Control {...(control as unknown as Props)} />
      </FormField>
    );
  };
}

export const TextField = inField<InputProps>(Input);
export const TextAreaField = inField<TextareaProps>(Textarea);
export const SelectField = inField<SelectProps>(Select);

/** Fields side by side with aligned controls: help and errors are below the controls. */
export function FieldGrid(grid: SimpleGridProps) {
  return (
    <SimpleGrid
      gap="4"
      alignItems="start"
      css={{
        '& [data-part=error-text]': { order: 1 },
        '& [data-part=helper-text]': { order: 2 },
      }}
      {...grid}
    />
  );
}

interface CheckBoxProps extends Omit<HTMLChakraProps<'input'>, 'onChange'> {
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Accessible name without a visible label, such as in a row. */
  readonly label?: string;
}

/** Native checkbox with a touch-sized label. */
export function CheckBox({ label, onChange, children, ...input }: CheckBoxProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      minHeight="touch"
      cursor="pointer"
      {...(label !== undefined && { width: 'touch', height: 'touch', margin: '-8px' })}
    >
      <chakra.input
        type="checkbox"
        aria-label={label}
        width="18px"
        height="18px"
        flexShrink="0"
        accentColor="brand"
        cursor="inherit"
        onChange={(event) => onChange(event.target.checked)}
        {...input}
      />
      {children}
    </chakra.label>
  );
}

interface SearchInputProps extends ComponentProps<typeof Input> {
  readonly value: string;
  readonly clear: string;
  readonly onClear: () => void;
}

/** Search input with a clear button. */
export function SearchInput({ clear, onClear, ...input }: SearchInputProps) {
  return (
    <Box position="relative">
      <Box
        position="absolute"
        insetInlineStart="3"
        top="50%"
        transform="translateY(-50%)"
        color="ink.muted"
        pointerEvents="none"
      >
        <Search size={18} aria-hidden />
      </Box>
      <Input
        type="search"
        paddingInline="10"
        // The browser's own clear button is not focusable and has no French name.
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        {...input}
      />
      {input.value !== '' && (
        <Box position="absolute" insetInlineEnd="0" top="0">
          <CloseButton aria-label={clear} onClick={onClear} />
        </Box>
      )}
    </Box>
  );
}
