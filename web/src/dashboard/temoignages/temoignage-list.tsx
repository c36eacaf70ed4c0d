import { Box, Heading } from '@chakra-ui/react';
import { temoignageMessages } from '@centre/domain/public-messages';
import type { TemoignageStatut } from '@centre/domain/temoignage';
import { useId, type ReactNode } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { temoignagesTab } from '../../content/dashboard/temoignages.ts';
import { listStates } from '../../content/list-states.ts';
import type { LiveList } from '../../data/live.tsx';
import { seenTemoignages, type StaffTemoignage } from '../../data/staff-temoignages.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHiddenDocuments } from '../shared/deletions.ts';
import { CardGrid } from './card-grid.ts';
import { StaffCard } from './staff-card.tsx';

interface TemoignageListProps {
  readonly title: string;
  readonly statut: TemoignageStatut;
  readonly list: LiveList<StaffTemoignage>;
  /** What stands there when there is none. */
  readonly empty: string;
  readonly children?: ReactNode;
}

/** A list of testimonials with its title, in each of its states. */
export function TemoignageList({ title, statut, list, empty, children }: TemoignageListProps) {
  const id = useId();
  useAnnounced(list.status === 'loading' ? undefined : listStates.loaded);
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="lg" marginBottom="3">
        {title}
      </Heading>
      <Cards list={list} statut={statut} empty={empty} />
      {children}
    </section>
  );
}

function Cards({ list, statut, empty }: Omit<TemoignageListProps, 'title' | 'children'>) {
  const hidden = useHiddenDocuments();
  if (list.status === 'loading') {
    return (
      <Box role="status">
        <HiddenText>{temoignagesTab.loading}</HiddenText>
        <CardGrid aria-hidden>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} as="li" minHeight="220px" />
          ))}
        </CardGrid>
      </Box>
    );
  }
  const items = list.status === 'error' ? seenTemoignages(statut) : list.items;
  const failure = list.status === 'error' && (
    <Notice tone="danger" role="alert" marginBottom="3">
      {temoignageMessages.loadFailed}
      {items && <Box fontSize="sm">{temoignagesTab.lastSeen}</Box>}
      <Button look="quiet" marginTop="2" onClick={list.reload}>
        {common.retry}
      </Button>
    </Notice>
  );
  if (!items) return failure;
  const shown = items.filter(({ id }) => !hidden.has(`temoignages/${id}`));
  return (
    <>
      {failure}
      {shown.length === 0 && <Notice>{empty}</Notice>}
      <CardGrid>
        {shown.map((temoignage) => (
          <StaffCard key={temoignage.id} temoignage={temoignage} />
        ))}
      </CardGrid>
    </>
  );
}
