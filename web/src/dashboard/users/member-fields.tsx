import { limits } from '@centre/domain/limits';
import { Field, TextInput } from '../../ui/field.tsx';

interface MemberTextProps {
  readonly name: 'username' | 'email';
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const maxLengths = {
  username: limits.length.username.max,
  email: limits.length.email,
} as const;

/** A member's name or address; the browser must not fill in those of whoever types. */
export function MemberText({ name, label, help, error, value, onChange }: MemberTextProps) {
  return (
    <Field label={label} required help={help} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLengths[name]}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
