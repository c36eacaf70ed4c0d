import { Box, Button } from '@chakra-ui/react';
import { now } from '@centre/domain/clock';
import { calendarDayOf } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useInscription } from '../../../data/staff/inscriptions.ts';
import { heldPerson, releasePerson, useQueue } from '../../../data/staff/prevenir-queue.ts';
import { readStaffCampagne, type StaffCampagne } from '../../../data/staff/staff-campagne.ts';
import { useQuery } from '../../../data/use-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useEvery } from '../../../ui/use-every.ts';
import { useMember } from '../../session/use-member.ts';
import { useOnRefresh } from '../../ui/refresh.ts';
import { TabHead } from '../../ui/tab-head.tsx';
import { LoadFailure, LoadingLines } from '../../ui/list-states.tsx';
import { IndexingNotice } from '../indexing-notice.tsx';
import { prevenirWords as words } from './prevenir.texts.ts';
import { PersonCard, type PersonCardProps } from './person-card.tsx';

/** The applicants who are to be told something, one after the other. */
export function Prevenir() {
  const { value, hasFailed, reload } = useQuery(readStaffCampagne, words.loadFailed);
  useOnRefresh(reload);
  return (
    <>
      <TabHead title={words.title}>
        <Button asChild variant="outline" size="sm">
          <Link to="../inscriptions">
            <ArrowLeft size={16} aria-hidden />
            {words.back}
          </Link>
        </Button>
      </TabHead>
      {value && <Queue campagne={value} />}
      {!value && hasFailed && (
        <LoadFailure onRetry={() => void reload()}>{words.loadFailed}</LoadFailure>
      )}
      {!value && !hasFailed && <Loading />}
    </>
  );
}

const Loading = () => <LoadingLines label={words.loading} lines={3} minHeight="80px" />;

/** Applicants read at a time. */
const pageSize = 25;
const tickMs = 30_000;

function Queue({ campagne }: { readonly campagne: StaffCampagne }) {
  const { anneeScolaire, decisionsPubliees } = campagne;
  const { id: uid } = useMember();
  const [size, setSize] = useState(pageSize);
  // Those whom the member left to the queue; who leaves it and comes back is told again.
  const [passed, setPassed] = useState<readonly string[]>([]);
  const [isNext, setNext] = useState(false);
  // The person on the card stays until the member goes on, whatever happens in the queue.
  const [held, setHeld] = useState(() => heldPerson(uid)?.id);
  // Applicants who did not answer come back the next day.
  const [at, setAt] = useState(now);
  const today = calendarDayOf(at);
  useEvery(tickMs, true, () => {
    const next = now();
    if (calendarDayOf(next) !== today) setPassed([]);
    setAt(next);
  });
  const list = useQueue(decisionsPubliees, today, size);
  useOnRefresh(list.reload);

  if (list.status === 'loading') return <Loading />;
  if (list.status === 'error') {
    return <LoadFailure onRetry={list.reload}>{words.loadFailed}</LoadFailure>;
  }
  const { items } = list;
  const isWhole = items.length < size;
  const stillThere = passed.filter((id) => items.some((record) => record.id === id));
  if (stillThere.length < passed.length) setPassed(stillThere);
  const waiting = items.filter(({ id }) => !stillThere.includes(id));
  const current = held ?? waiting[0]?.id;
  if (current !== held) setHeld(current);
  // The person on the card counts, whatever a colleague has noted meanwhile.
  const left = new Set([...waiting.map(({ id }) => id), ...(current ? [current] : [])]).size;
  if (!current && !isWhole) setSize(size + pageSize);

  function goOn(id: string) {
    releasePerson(uid);
    setHeld(undefined);
    setPassed([...stillThere, id]);
    setNext(true);
  }

  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {!decisionsPubliees?.includes(anneeScolaire) && <Notice>{words.unpublished}</Notice>}
      <IndexingNotice isReady />
      {current && (
        <>
          <Box role="status" fontWeight="600">
            {isWhole ? words.left(left) : words.leftAtLeast(left)}
          </Box>
          <Person
            key={current}
            id={current}
            known={items.find(({ id }) => id === current)}
            campagne={campagne}
            at={at}
            isNext={isNext}
            onNext={() => goOn(current)}
          />
        </>
      )}
      {!current && <Nobody postponed={items.length} onResume={() => setPassed([])} />}
    </Box>
  );
}

interface PersonProps extends Omit<PersonCardProps, 'record'> {
  readonly id: string;
  /** The record as the queue has it, shown until it was read by itself. */
  readonly known: InscriptionRecord | undefined;
}

/** The card of a person, whom a colleague may have told meanwhile. */
function Person({ id, known, ...card }: PersonProps) {
  const live = useInscription(id);
  const record = live.status === 'success' ? live.record : known;
  if (live.status === 'missing') {
    return (
      <EmptyState title={words.missing}>
        <Button onClick={card.onNext}>{words.next}</Button>
      </EmptyState>
    );
  }
  if (record) return <PersonCard record={record} {...card} />;
  if (live.status === 'error') {
    return <LoadFailure onRetry={live.retry}>{words.loadFailed}</LoadFailure>;
  }
  return <Loading />;
}

interface NobodyProps {
  /** How many this member has put off. */
  readonly postponed: number;
  readonly onResume: () => void;
}

function Nobody({ postponed, onResume }: NobodyProps) {
  if (postponed === 0) return <EmptyState title={words.empty} hint={words.emptyHint} />;
  return (
    <EmptyState title={words.postponed} hint={words.postponedHint(postponed)}>
      <Button onClick={onResume}>{words.resume}</Button>
    </EmptyState>
  );
}
