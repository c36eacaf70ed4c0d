import { useId, type ReactNode } from 'react';

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
    <div className="column gap-1 shrinkable">
      <label htmlFor={id} className="field-label">
        {label}
        {required && (
          <span aria-hidden className="red nowrap">
            {' '}
            *
          </span>
        )}
      </label>
      {help && (
        <div id={helpId} className="text-xs muted">
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
        <div id={errorId} className="text-xs red bold">
          {error}
        </div>
      )}
    </div>
  );
}
