import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { focusRing } from './focus-ring.ts';

/** What a control needs to be tied to its label, its help and its error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-required': boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  /** Of the control, for those who link to it. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A control with its label above, its help under the label and its error where it stands. */
export function Field({
  id: given,
  label,
  required = false,
  help,
  error,
  children,
}: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const described = [helpId, errorId].filter(Boolean).join(' ');
  return (
    <Box display="flex" flexDirection="column" gap="1" minWidth="0">
      <chakra.label htmlFor={id} fontWeight="600" fontSize="sm">
        {label}
        {required && (
          <chakra.span aria-hidden color="danger" whiteSpace="nowrap">
            {' '}
            *
          </chakra.span>
        )}
      </chakra.label>
      {help && (
        <Box id={helpId} fontSize="xs" color="ink.muted">
          {help}
        </Box>
      )}
      {children({
        id,
        'aria-required': required,
        'aria-invalid': error !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {error && (
        <Box id={errorId} fontSize="xs" color="danger" fontWeight="600">
          {error}
        </Box>
      )}
    </Box>
  );
}

/** What is typed or chosen in. */
export const control = {
  base: {
    width: '100%',
    minWidth: '0',
    minHeight: 'touch',
    paddingInline: '3',
    paddingBlock: '2',
    fontSize: 'control',
    // A date has frames of its own inside, and must not be taller than its neighbours.
    lineHeight: '1.5',
    background: 'surface.raised',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'control',
    _placeholder: { color: 'ink.muted', opacity: 1 },
    _disabled: { background: 'surface.sunken', color: 'ink.muted', cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
    // Not all browsers match `:focus-visible` while a part of a date has the focus.
    '&[type=date]:focus-within': focusRing,
  },
} as const;

export const TextInput = chakra('input', control);
export const TextArea = chakra('textarea', control);
export const Select = chakra('select', control);
