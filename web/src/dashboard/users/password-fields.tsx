import { SimpleGrid } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { usersTab } from '../../content/dashboard/users.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import type { MemberProblems, Passwords } from './member-form.ts';

interface PasswordFieldsProps {
  readonly labels: Readonly<Record<keyof Passwords, string>>;
  /** What is said of the password itself. */
  readonly help: string;
  readonly required?: boolean;
  readonly passwords: Passwords;
  readonly problems: MemberProblems;
  readonly onChange: (passwords: Passwords) => void;
}

/** A password and its confirmation, both hidden, and kept nowhere. */
export function PasswordFields(props: PasswordFieldsProps) {
  const { labels, help, required = false, passwords, problems, onChange } = props;
  const names = ['password', 'confirmation'] as const;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {names.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          required={required}
          help={name === 'password' ? help : usersTab.help.confirmation}
          error={problems[name]}
        >
          {(control) => (
            <TextInput
              {...control}
              type="password"
              name={name}
              autoComplete="new-password"
              maxLength={limits.length.password.max}
              value={passwords[name]}
              onChange={({ target }) => onChange({ ...passwords, [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </SimpleGrid>
  );
}
