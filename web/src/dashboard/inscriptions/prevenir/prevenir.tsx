import { now } from '@centre/domain/clock';
import { calendarDayOf } from '@centre/domain/dates';
import { everyCampagne } from '@centre/domain/registre/filter';
import { queueToTell } from '@centre/domain/registre/queue';
import { Box, Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { heldPerson, releasePerson, useInscription } from '../../../data/staff/inscriptions.ts';
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
import { prevenirWords as words } from './prevenir.texts.ts';

/** The applicants of a campaign who are to be told something, one after the other. */
export function Prevenir() {
  const { linkTo } = useCampagneLink();
  const { value, hasFailed, reload } = useQuery(readStaffCampagne, words.loadFailed);
  useOnRefresh(reload);
  return (
    <>
      <TabHead title={dashboard.labels['inscriptions/prevenir']}>
        <Button asChild variant="outline" size="sm">
          <Link to={linkTo('../inscriptions')}>
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

const tickMs = 30_000;
const nothing: readonly never[] = [];

function Queue({ campagne }: { readonly campagne: StaffCampagne }) {
  const { anneeScolaire, decisionsPubliees = nothing } = campagne;
  const { id: uid } = useMember();
  const shown = campagneOf(useCampagneLink(), [anneeScolaire]);
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
  const register = useRegister(shown);
  useOnRefresh(register.reload);
  const rows = register.status === 'success' ? register.items : nothing;
  const queue = useMemo(
    () => queueToTell(rows, decisionsPubliees, today),
    [rows, decisionsPubliees, today],
  );

  if (register.status === 'loading') return <Loading />;
  if (register.status === 'error') {
    return <LoadFailure onRetry={register.reload}>{words.loadFailed}</LoadFailure>;
  }
  const stillThere = passed.filter((id) => queue.some((row) => row.id === id));
  if (stillThere.length < passed.length) setPassed(stillThere);
  const waiting = queue.filter(({ id }) => !stillThere.includes(id));
  const current = held ?? waiting[0]?.id;
  if (current !== held) setHeld(current);
  // The person on the card counts, whatever a colleague has noted meanwhile.
  const left = new Set([...waiting.map(({ id }) => id), current]).size;

  function goOn(id: string) {
    releasePerson(uid);
    setHeld(undefined);
    setPassed([...stillThere, id]);
    setNext(true);
  }

  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {shown !== everyCampagne && !decisionsPubliees.includes(shown) && (
        <Notice>{words.unpublished}</Notice>
      )}
      {current && (
        <>
          <Box role="status" fontWeight="600">
            {words.left(left)}
          </Box>
          <Person
            key={current}
            id={current}
            campagne={campagne}
            at={at}
            isNext={isNext}
            onNext={() => goOn(current)}
          />
        </>
      )}
      {!current && queue.length === 0 && (
        <EmptyState title={words.empty} hint={words.emptyHint} />
      )}
      {!current && queue.length > 0 && (
        <EmptyState title={words.postponed} hint={words.postponedHint(queue.length)}>
          <Button onClick={() => setPassed([])}>{words.resume}</Button>
        </EmptyState>
      )}
    </Box>
  );
}

interface PersonProps extends Omit<PersonCardProps, 'record'> {
  readonly id: string;
}

/** The card of a person, whom a colleague may have told meanwhile. */
function Person({ id, ...card }: PersonProps) {
  const live = useInscription(id);
  if (live.status === 'missing') {
    return (
      <EmptyState title={words.missing}>
        <Button onClick={card.onNext}>{words.next}</Button>
      </EmptyState>
    );
  }
  if (live.status === 'success') return <PersonCard record={live.record} {...card} />;
  if (live.status === 'error') {
    return <LoadFailure onRetry={live.retry}>{words.loadFailed}</LoadFailure>;
  }
  return <Loading />;
}
