import { now } from '@centre/domain/clock';
import { centre } from '@centre/domain/centre';
import { dataSubjectRequest } from '@centre/domain/inscription/staff-schema';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import { identityOf } from '@centre/domain/registre/duplicates';
import { normalizeText } from '@centre/domain/typed-text';
import { Box, Button, Card, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  erasePersonalData,
  findPersonalData,
  type HeldApplication,
  type PersonSought,
} from '../../data/staff/personal-data.ts';
import { personFileName, personsWords } from '../../texts/persons.texts.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { reasonOf } from '../../ui/failure-reason.ts';
import { saveFile } from '../../ui/save-file.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { sentenceOf } from '../ui/failure-sentence.ts';
import { TextField } from '../ui/field.tsx';
import { FormElement, Problem } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { HeldList } from './held-list.tsx';

/** For people who ask which data are held of them, or to erase them. */
export function Persons() {
  const { found, isErasing, search, choose, erase } = useDataRequest();
  const chosen =
    found?.applications.filter(({ inscription }) => found.chosen.has(inscription.id)) ?? [];
  useAnnounced(found && personsWords.found(found.applications.length));

  return (
    <Box display="grid" gap="5">
      <Box color="ink.muted" maxWidth="measure">
        {personsWords.lead}
      </Box>
      <PersonSearch onSearch={search} />
      {found?.applications.length === 0 && <EmptyState {...personsWords.none} />}
      {found && found.applications.length > 0 && (
        <>
          <HeldList
            applications={found.applications}
            chosen={found.chosen}
            areSeveral={areSeveral(found.applications)}
            onChoose={choose}
          />
          <RequestActions chosen={chosen} isErasing={isErasing} onErase={() => void erase()} />
        </>
      )}
    </Box>
  );
}

interface RequestActionsProps {
  readonly chosen: readonly HeldApplication[];
  readonly isErasing: boolean;
  readonly onErase: () => void;
}

function RequestActions({ chosen, isErasing, onErase }: RequestActionsProps) {
  const [isAsking, setAsking] = useState(false);

  function whenChosen(act: () => void) {
    if (chosen.length === 0) toast.info(personsWords.chooseFirst);
    else act();
  }

  return (
    <Flex gap="3" wrap="wrap">
      <Button onClick={() => whenChosen(() => void download(chosen))}>
        <FileDown aria-hidden size={18} />
        {personsWords.download}
      </Button>
      <Button
        variant="outline"
        color="danger"
        disabled={isErasing}
        onClick={() => whenChosen(() => setAsking(true))}
      >
        <Trash2 aria-hidden size={18} />
        {isErasing ? personsWords.erasing : personsWords.erase}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={personsWords.confirmTitle}
          question={personsWords.confirmErase(chosen.length)}
          confirm={personsWords.erase}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onErase();
          }}
        />
      )}
    </Flex>
  );
}

async function download(applications: readonly HeldApplication[]): Promise<void> {
  const at = now();
  const [first, ...others] = applications;
  const name = personFileName(
    others.length === 0 ? (first?.inscription.reference ?? '') : '',
    at,
  );
  try {
    const { personalDataFile } = await import('../../exports/person-file.ts');
    saveFile(personalDataFile(applications, centre, at), name);
    toast.success(personsWords.downloaded(name));
  } catch (error) {
    console.warn('The file of a person could not be made.', error);
    toast.error(personsWords.notMade(reasonOf(error)));
  }
}

/** The result of the search, to select the applications of the person. */
interface Found {
  readonly sought: PersonSought;
  readonly applications: readonly HeldApplication[];
  readonly chosen: ReadonlySet<string>;
}

const idsOf = (applications: readonly HeldApplication[]) =>
  applications.map(({ inscription }) => inscription.id);

/** Whether the applications may be of several people, who share a phone or an address. */
function areSeveral(applications: readonly HeldApplication[]): boolean {
  const people = applications.map(({ inscription }) => identityOf(inscription));
  return new Set(people).size > 1;
}

function useDataRequest() {
  const [found, setFound] = useState<Found>();
  const [isErasing, setErasing] = useState(false);

  async function search(sought: PersonSought) {
    setFound(undefined);
    const applications = await findPersonalData(sought);
    // If they may be of several people, a member must select them.
    const chosen = areSeveral(applications) ? [] : idsOf(applications);
    setFound({ sought, applications, chosen: new Set(chosen) });
  }

  function choose(id: string, isChosen: boolean) {
    if (!found) return;
    const others = [...found.chosen].filter((one) => one !== id);
    setFound({ ...found, chosen: new Set(isChosen ? [...others, id] : others) });
  }

  /** Erases the selected ones; the others stay on the screen. */
  async function erase() {
    if (!found || isErasing) return;
    const { sought, applications, chosen } = found;
    setErasing(true);
    try {
      await erasePersonalData(sought, [...chosen]);
      const left = applications.filter(({ inscription }) => !chosen.has(inscription.id));
      setFound(
        left.length === 0 ? undefined : { sought, applications: left, chosen: new Set() },
      );
      toast.success(personalDataMessages.erased(chosen.size));
    } catch (error) {
      toast.error(sentenceOf(error, personalDataMessages.failed));
    }
    setErasing(false);
  }

  return { found, isErasing, search, choose, erase };
}

const types = { reference: 'text', telephone: 'tel', email: 'email' } as const;
const names = ['reference', 'telephone', 'email'] as const;
const blank = { reference: '', telephone: '', email: '' };

const soughtIn = (typed: typeof blank) =>
  Object.fromEntries(
    names.flatMap((name) => (normalizeText(typed[name]) === '' ? [] : [[name, typed[name]]])),
  ) as PersonSought;

/** The search criteria; one of the three is enough. */
function PersonSearch({
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
