import { now } from '@centre/domain/clock';
import { centre } from '@centre/domain/centre';
import { formatCalendarDay, formatDay } from '@centre/domain/dates';
import { dataSubjectRequest } from '@centre/domain/inscription/staff-schema';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import { identityOf } from '@centre/domain/registre/duplicates';
import { normalizeText } from '@centre/domain/typed-text';
import { Box, Button, Card, chakra, Flex, Grid, Heading } from '@chakra-ui/react';
import { FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  erasePersonalData,
  findPersonalData,
  type ExportedApplication,
  type PersonCriteria,
} from '../../data/staff/personal-data.ts';
import { fullName, fullNames } from '../../texts/answers.texts.ts';
import { receivedText, statutText } from '../../texts/fiche.texts.ts';
import { personFileName, personsTexts } from '../../texts/persons.texts.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { reasonOf } from '../../ui/failure-reason.ts';
import { saveFile } from '../../ui/save-file.ts';
import { dashboard } from '../shell.texts.ts';
import { useConfirm } from '../ui/dialog.tsx';
import { FieldGrid, TextField } from '../ui/field.tsx';
import { FormElement, Problem, submitButton } from '../ui/form-frames.tsx';
import { Notice } from '../ui/notice.tsx';
import { HeadLink, TabHead } from '../ui/tab-head.tsx';
import { toast } from '../ui/toaster.ts';
import { useAction } from '../ui/use-action.ts';
import { useRecordForm } from '../ui/use-record-form.ts';

/** Section for data-subject requests: access to a person's data, or its erasure. */
export function Persons() {
  const [found, setFound] = useState<SearchResult>();
  const { isBusy, run } = useAction();
  const { ask, dialog } = useConfirm();
  const chosen =
    found?.applications.filter(({ inscription }) => found.chosen.has(inscription.id)) ?? [];
  useAnnounced(found && personsTexts.found(found.applications.length));

  async function search(query: PersonCriteria) {
    setFound(undefined);
    const applications = await findPersonalData(query);
    // A member must select them if they may belong to several people.
    const preselected = areSeveral(applications) ? [] : applications;
    const ids = preselected.map(({ inscription: { id } }) => id);
    setFound({ query, applications, chosen: new Set(ids) });
  }

  /** Erases the selected applications; the others stay listed. */
  const erase = ({ query, applications, chosen: erased }: SearchResult) =>
    run(async () => {
      await erasePersonalData(query, [...erased]);
      const rest = applications.filter(({ inscription }) => !erased.has(inscription.id));
      setFound(rest.length > 0 ? { query, applications: rest, chosen: new Set() } : undefined);
      toast.success(personalDataMessages.erased(erased.size));
    }, personalDataMessages.failed);

  function withChosen(action: () => void) {
    if (chosen.length === 0) toast.info(personsTexts.chooseFirst);
    else action();
  }

  return (
    <>
      <TabHead title={dashboard.labels['users/demandes']}>
        <HeadLink to="users/journal" />
        <HeadLink to="users" />
      </TabHead>
      <Box display="grid" gap="5">
        <Box color="ink.muted" maxWidth="measure">
          {personsTexts.lead}
        </Box>
        <PersonSearch onSearch={search} />
        {found?.applications.length === 0 && <EmptyState {...personsTexts.none} />}
        {found && found.applications.length > 0 && (
          <>
            <FoundList found={found} onChoose={(ids) => setFound({ ...found, chosen: ids })} />
            <Flex gap="3" wrap="wrap">
              <Button onClick={() => withChosen(() => void download(chosen))}>
                <FileDown aria-hidden size={18} />
                {personsTexts.download}
              </Button>
              <Button
                variant="outline"
                color="danger"
                disabled={isBusy}
                onClick={() =>
                  withChosen(() =>
                    ask({
                      title: personsTexts.confirmTitle,
                      question: personsTexts.confirmErase(chosen.length),
                      name: fullNames(chosen.map(({ inscription }) => inscription)),
                      confirm: personsTexts.erase,
                      onConfirm: () => erase(found),
                    }),
                  )
                }
              >
                <Trash2 aria-hidden size={18} />
                {isBusy ? personsTexts.erasing : personsTexts.erase}
              </Button>
            </Flex>
          </>
        )}
        {dialog}
      </Box>
    </>
  );
}

async function download(applications: readonly ExportedApplication[]): Promise<void> {
  const at = now();
  const [first, ...others] = applications;
  const name = personFileName(
    others.length === 0 ? (first?.inscription.reference ?? '') : '',
    at,
  );
  try {
    const { personalDataFile } = await import('../../exports/person-file.ts');
    saveFile(personalDataFile(applications, centre, at), name);
    toast.success(personsTexts.downloaded(name));
  } catch (error) {
    console.warn('The data file of a person could not be created.', error);
    toast.error(personsTexts.notMade(reasonOf(error)));
  }
}

/** Applications found by a search, with the ids of the selected ones. */
interface SearchResult {
  readonly query: PersonCriteria;
  readonly applications: readonly ExportedApplication[];
  readonly chosen: ReadonlySet<string>;
}

/** Whether the applications may belong to several people who share a phone or an address. */
function areSeveral(applications: readonly ExportedApplication[]): boolean {
  const people = applications.map(({ inscription }) => identityOf(inscription));
  return new Set(people).size > 1;
}

const types = { reference: 'text', telephone: 'tel', email: 'email' } as const;
const names = ['reference', 'telephone', 'email'] as const;
const blank = { reference: '', telephone: '', email: '' };

const queryIn = (typed: typeof blank) =>
  Object.fromEntries(
    names.flatMap((name) => (normalizeText(typed[name]) === '' ? [] : [[name, typed[name]]])),
  ) as PersonCriteria;

/** Search form; one of its three criteria is enough. */
function PersonSearch({ onSearch }: { onSearch: (query: PersonCriteria) => Promise<void> }) {
  const form = useRecordForm({
    initial: blank,
    schema: dataSubjectRequest,
    requestOf: (typed) => ({ kind: 'access', ...queryIn(typed) }),
  });

  return (
    <Card.Root>
      <Heading as="h2" fontSize="lg" marginBottom="4">
        {personsTexts.searchTitle}
      </Heading>
      <FormElement
        onSubmit={() =>
          form.submit((typed) => onSearch(queryIn(typed)), personalDataMessages.failed)
        }
      >
        <FieldGrid columns={{ base: 1, md: 3 }}>
          {names.map((name) => (
            <TextField
              key={name}
              label={personalDataMessages.fields[name]}
              help={personsTexts.help[name]}
              type={types[name]}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...form.bind(name)}
            />
          ))}
        </FieldGrid>
        <Problem of={form.problem} />
        <Button {...submitButton} justifySelf="start" disabled={form.isBusy}>
          {form.isBusy ? personsTexts.searching : personsTexts.search}
        </Button>
      </FormElement>
    </Card.Root>
  );
}

interface FoundListProps {
  readonly found: SearchResult;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** List of the found applications, to select those of the person. */
function FoundList({ found: { applications, chosen }, onChoose }: FoundListProps) {
  return (
    <Grid as="section" aria-label={personsTexts.held} gap="3">
      <Heading as="h2" fontSize="lg">
        {personsTexts.held}
      </Heading>
      {areSeveral(applications) && <Notice>{personsTexts.several}</Notice>}
      <Grid as="ul" gap="3">
        {applications.map((application) => {
          const { id, reference, expiration } = application.inscription;
          const others = [...chosen].filter((one) => one !== id);
          return (
            <Card.Root key={id} as="li" size="md" padding="0">
              <chakra.label
                display="flex"
                alignItems="flex-start"
                gap="3"
                padding="4"
                cursor="pointer"
              >
                <chakra.input
                  type="checkbox"
                  width="20px"
                  height="20px"
                  flex="none"
                  marginTop="2px"
                  accentColor="brand"
                  checked={chosen.has(id)}
                  onChange={({ target }) =>
                    onChoose(new Set(target.checked ? [...others, id] : others))
                  }
                />
                <Box minWidth="0">
                  <Flex gap="3" wrap="wrap" align="baseline" fontWeight="600">
                    {fullName(application.inscription)}
                    <chakra.span color="brand" fontVariantNumeric="tabular-nums">
                      {reference || personsTexts.noReference}
                    </chakra.span>
                  </Flex>
                  <Box color="ink.muted" fontSize="sm">
                    {summaryOf(application)}
                  </Box>
                  <Box fontSize="sm">{personsTexts.keptUntil(formatDay(expiration))}</Box>
                </Box>
              </chakra.label>
            </Card.Root>
          );
        })}
      </Grid>
    </Grid>
  );
}

function summaryOf({ inscription, journal }: ExportedApplication): string {
  const { dateNaissance } = inscription;
  return [
    ...(dateNaissance === '' ? [] : [personsTexts.born(formatCalendarDay(dateNaissance))]),
    personsTexts.received(receivedText(inscription)),
    statutText(inscription),
    personsTexts.journal(journal.length),
  ].join(' · ');
}
