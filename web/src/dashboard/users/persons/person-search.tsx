import { chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { personalDataMessages } from '@centre/domain/staff/inscription-messages';
import { useState, type SyntheticEvent } from 'react';
import { personsWords } from '../../../content/dashboard/persons.ts';
import type { PersonSought } from '../../../data/personal-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSubmission } from '../../shared/use-submission.ts';

const names = ['reference', 'telephone', 'email'] as const;
type Name = (typeof names)[number];

const types = { reference: 'text', telephone: 'tel', email: 'email' } as const;

interface PersonSearchProps {
  readonly onSearch: (sought: PersonSought) => Promise<void>;
}

/** By what somebody is looked for; one of the three is enough. */
export function PersonSearch({ onSearch }: PersonSearchProps) {
  const [typed, setTyped] = useState<Record<Name, string>>({
    reference: '',
    telephone: '',
    email: '',
  });
  const { form, errors, problem, isBusy, complain, submit } = useSubmission();

  function search(event: SyntheticEvent) {
    event.preventDefault();
    const sought = Object.fromEntries(
      names.flatMap((name) => (typed[name].trim() === '' ? [] : [[name, typed[name]]])),
    ) as PersonSought;
    if (Object.keys(sought).length === 0) complain({}, personalDataMessages.nothingSought);
    else void submit(() => onSearch(sought), personalDataMessages.failed);
  }

  return (
    <Card padding={{ base: '4', md: '5' }}>
      <Heading as="h2" fontSize="lg" marginBottom="4">
        {personsWords.searchTitle}
      </Heading>
      <chakra.form ref={form} display="grid" gap="4" noValidate onSubmit={search}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          {names.map((name) => (
            <Field
              key={name}
              label={personalDataMessages.fields[name]}
              help={personsWords.help[name]}
              error={errors[name]}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={name}
                  type={types[name]}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={limits.length.email}
                  value={typed[name]}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          ))}
        </SimpleGrid>
        {problem !== undefined && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <chakra.div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? personsWords.searching : personsWords.search}
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  );
}
