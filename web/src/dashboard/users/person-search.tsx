import { Button, Card, Heading, SimpleGrid } from '@chakra-ui/react';
import { dataSubjectRequest } from '@centre/domain/inscription/staff-schema';
import { limits } from '@centre/domain/limits';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import { normalizeText } from '@centre/domain/typed-text';
import { personsWords } from '../../texts/persons.texts.ts';
import type { PersonSought } from '../../data/staff/personal-data.ts';
import { TextField } from '../ui/field.tsx';
import { FormElement, Problem } from '../ui/form-frames.tsx';
import { useRecordForm } from '../ui/use-record-form.ts';

const types = { reference: 'text', telephone: 'tel', email: 'email' } as const;
const names = ['reference', 'telephone', 'email'] as const;
const blank = { reference: '', telephone: '', email: '' };

const soughtIn = (typed: typeof blank) =>
  Object.fromEntries(
    names.flatMap((name) => (normalizeText(typed[name]) === '' ? [] : [[name, typed[name]]])),
  ) as PersonSought;

/** The search criteria; one of the three is enough. */
export function PersonSearch({
  onSearch,
}: {
  readonly onSearch: (sought: PersonSought) => Promise<void>;
}) {
  const form = useRecordForm({
    initial: blank,
    schema: dataSubjectRequest,
    requestOf: (typed) => ({ kind: 'access', ...soughtIn(typed) }),
  });

  return (
    <Card.Root>
      <Heading as="h2" fontSize="lg" marginBottom="4">
        {personsWords.searchTitle}
      </Heading>
      <FormElement
        onSubmit={() =>
          form.submit((typed) => onSearch(soughtIn(typed)), personalDataMessages.failed)
        }
      >
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          {names.map((name) => (
            <TextField
              key={name}
              label={personalDataMessages.fields[name]}
              help={personsWords.help[name]}
              type={types[name]}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={limits.length.email}
              {...form.bind(name)}
            />
          ))}
        </SimpleGrid>
        <Problem of={form.problem} />
        <Button type="submit" justifySelf="start" disabled={form.isBusy}>
          {form.isBusy ? personsWords.searching : personsWords.search}
        </Button>
      </FormElement>
    </Card.Root>
  );
}
