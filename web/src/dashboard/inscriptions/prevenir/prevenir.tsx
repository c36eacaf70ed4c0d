import { Box, Button } from '@chakra-ui/react';
import { calendarDayOf } from '@centre/domain/dates';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQueue } from '../../../data/staff/prevenir-queue.ts';
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
import { PersonCard } from './person-card.tsx';

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
  const { username } = useMember();
  const [size, setSize] = useState(pageSize);
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState<string>();
  // Reservations end by themselves, and who did not answer comes back the next day.
  const [now, setNow] = useState(() => new Date());
  const today = calendarDayOf(now);
  useEvery(tickMs, true, () => {
    const next = new Date();
    if (calendarDayOf(next) !== today) setPassed(new Set());
    setNow(next);
  });
  const list = useQueue(decisionsPubliees, today, size);
  useOnRefresh(list.reload);

  if (list.status === 'loading') return <Loading />;
  if (list.status === 'error') {
    return <LoadFailure onRetry={list.reload}>{words.loadFailed}</LoadFailure>;
  }
  const { items } = list;
  const isWhole = items.length < size;
  const waiting = items.filter(({ id }) => !passed.has(id));
  const free = waiting.filter(
    ({ reservation }) =>
      !reservation || reservation.par === username || reservation.jusqua <= now,
  );
  // Whom this member keeps stays, whatever happens in the queue.
  const current = waiting.find(({ id }) => id === kept) ?? free[0];
  if (!current && !isWhole) setSize(size + pageSize);

  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {!decisionsPubliees?.includes(anneeScolaire) && <Notice>{words.unpublished}</Notice>}
      <IndexingNotice isReady />
      {current && (
        <>
          <Box role="status" fontWeight="600">
            {isWhole ? words.left(waiting.length) : words.leftAtLeast(waiting.length)}
          </Box>
          <PersonCard
            key={current.id}
            record={current}
            campagne={campagne}
            isNext={passed.size > 0}
            onClaimed={() => setKept(current.id)}
            onNext={() => setPassed((former) => new Set(former).add(current.id))}
          />
        </>
      )}
      {!current && (
        <Nobody
          taken={waiting.length}
          postponed={items.length - waiting.length}
          onResume={() => setPassed(new Set())}
        />
      )}
    </Box>
  );
}

interface NobodyProps {
  /** Whom other members are telling. */
  readonly taken: number;
  /** Whom this member has put off. */
  readonly postponed: number;
  readonly onResume: () => void;
}

function Nobody({ taken, postponed, onResume }: NobodyProps) {
  if (taken > 0) return <EmptyState title={words.taken} hint={words.takenHint(taken)} />;
  if (postponed > 0) {
    return (
      <EmptyState title={words.postponed} hint={words.postponedHint(postponed)}>
        <Button onClick={onResume}>{words.resume}</Button>
      </EmptyState>
    );
  }
  return <EmptyState title={words.empty} hint={words.emptyHint} />;
}
