import { useId, type ReactNode } from 'react';
import { css } from '#styled-system/css';

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
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })}>
      <label
        htmlFor={id}
        className={css({ fontWeight: '600', fontSize: 'sm', lineHeight: '1.3' })}
      >
        {label}
        {required && (
          <span aria-hidden className={css({ color: 'danger', whiteSpace: 'nowrap' })}>
            {' '}
            *
          </span>
        )}
      </label>
      {help && (
        <div id={helpId} className={css({ fontSize: 'xs', color: 'ink.muted' })}>
          {help}
        </div>
      )}
      {children({
        id,
        'aria-required': required,
        'aria-invalid': error !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {error && (
        <div
          id={errorId}
          className={css({ fontSize: 'xs', color: 'danger', fontWeight: '600' })}
        >
          {error}
        </div>
      )}
    </div>
  );
}
