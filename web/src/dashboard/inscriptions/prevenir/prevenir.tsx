import { now } from '@centre/domain/clock';
import { calendarDayOf } from '@centre/domain/dates';
import { allCampagnes } from '@centre/domain/registre/filter';
import { contactQueue } from '@centre/domain/registre/queue';
import { Box, Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  readContactDraft,
  deleteContactDraft,
  useInscription,
} from '../../../data/staff/inscriptions.ts';
import { useRegister } from '../../../data/staff/register.ts';
import { readStaffCampagne, type StaffCampagne } from '../../../data/staff/staff-campagne.ts';
import { useQuery } from '../../../data/use-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useEvery } from '../../../ui/use-every.ts';
import { useMember } from '../../session/session-context.tsx';
import { dashboard } from '../../shell.texts.ts';
import { LoadFailure, LoadingLines } from '../../ui/collection.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOnRefresh } from '../../ui/loading.ts';
import { TabHead } from '../../ui/tab-head.tsx';
import { campagneOf, useCampagneLink } from '../filters/address.ts';
import { PersonCard, type PersonCardProps } from './person-card.tsx';
import { prevenirTexts as texts } from './prevenir.texts.ts';

/** Section 'À prévenir': applicants of a campaign to contact, one after the other. */
export function Prevenir() {
  const { linkTo } = useCampagneLink();
  const { value, hasFailed, reload } = useQuery(readStaffCampagne, texts.loadFailed);
  useOnRefresh(reload);
  return (
    <>
      <TabHead title={dashboard.labels['inscriptions/prevenir']}>
        <Button asChild variant="outline" size="sm">
          <Link to={linkTo('../inscriptions')}>
            <ArrowLeft size={16} aria-hidden />
            {texts.back}
          </Link>
        </Button>
      </TabHead>
      {value && <Queue campagne={value} />}
      {!value && hasFailed && (
        <LoadFailure onRetry={() => void reload()}>{texts.loadFailed}</LoadFailure>
      )}
      {!value && !hasFailed && <Loading />}
    </>
  );
}

const Loading = () => <LoadingLines label={texts.loading} lines={3} minHeight="80px" />;

const tickMs = 30_000;
const noItems: readonly never[] = [];

function Queue({ campagne }: { readonly campagne: StaffCampagne }) {
  const { anneeScolaire, decisionsPubliees = noItems } = campagne;
  const { id: uid } = useMember();
  const shownCampagne = campagneOf(useCampagneLink(), [anneeScolaire]);
  // Applicants postponed by the member; one who leaves the queue and comes back is shown again.
  const [postponed, setPostponed] = useState<readonly string[]>([]);
  const [isNext, setNext] = useState(false);
  // The applicant on the card stays until the member moves on, whatever happens in the queue.
  const [held, setHeld] = useState(() => readContactDraft(uid)?.id);
  // Applicants who did not answer come back the next day.
  const [at, setAt] = useState(now);
  const today = calendarDayOf(at);
  useEvery(tickMs, true, () => {
    const next = now();
    if (calendarDayOf(next) !== today) setPostponed([]);
    setAt(next);
  });
  const register = useRegister(shownCampagne);
  useOnRefresh(register.reload);
  const rows = register.status === 'success' ? register.items : noItems;
  const queue = useMemo(
    () => contactQueue(rows, decisionsPubliees, today),
    [rows, decisionsPubliees, today],
  );

  if (register.status === 'loading') return <Loading />;
  if (register.status === 'error') {
    return <LoadFailure onRetry={register.reload}>{texts.loadFailed}</LoadFailure>;
  }
  const stillPostponed = postponed.filter((id) => queue.some((row) => row.id === id));
  if (stillPostponed.length < postponed.length) setPostponed(stillPostponed);
  const remaining = queue.filter(({ id }) => !stillPostponed.includes(id));
  const current = held ?? remaining[0]?.id;
  if (current !== held) setHeld(current);
  // Counts the applicant on the card, even if a colleague has noted a contact meanwhile.
  const remainingCount = new Set([...remaining.map(({ id }) => id), current]).size;

  function showNext(id: string) {
    deleteContactDraft(uid);
    setHeld(undefined);
    setPostponed([...stillPostponed, id]);
    setNext(true);
  }

  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {shownCampagne !== allCampagnes && !decisionsPubliees.includes(shownCampagne) && (
        <Notice>{texts.unpublished}</Notice>
      )}
      {current && (
        <>
          <Box role="status" fontWeight="600">
            {texts.left(remainingCount)}
          </Box>
          <Person
            key={current}
            id={current}
            campagne={campagne}
            at={at}
            isNext={isNext}
            onNext={() => showNext(current)}
          />
        </>
      )}
      {!current && queue.length === 0 && (
        <EmptyState title={texts.empty} hint={texts.emptyHint} />
      )}
      {!current && queue.length > 0 && (
        <EmptyState title={texts.postponed} hint={texts.postponedHint(queue.length)}>
          <Button onClick={() => setPostponed([])}>{texts.resume}</Button>
        </EmptyState>
      )}
    </Box>
  );
}

interface PersonProps extends Omit<PersonCardProps, 'record'> {
  readonly id: string;
}

/** Card of an applicant, whose record a colleague may change meanwhile. */
function Person({ id, ...card }: PersonProps) {
  const live = useInscription(id);
  if (live.status === 'missing') {
    return (
      <EmptyState title={texts.missing}>
        <Button onClick={card.onNext}>{texts.next}</Button>
      </EmptyState>
    );
  }
  if (live.status === 'success') return <PersonCard record={live.record} {...card} />;
  if (live.status === 'error') {
    return <LoadFailure onRetry={live.retry}>{texts.loadFailed}</LoadFailure>;
  }
  return <Loading />;
}
