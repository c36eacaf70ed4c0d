import { Heading } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import {
  subscribeToWaiting,
  waitingTemoignages,
  type WaitingTemoignage,
} from '../../data/staff/temoignage-outbox.ts';
import { useMember } from '../session/use-member.ts';
import { temoignagesTab } from './temoignages.texts.ts';
import { CardGrid } from './temoignage-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** The copies of testimonials that could not be sent; nothing when there are none. */
export function WaitingList({ copies }: { readonly copies: readonly WaitingTemoignage[] }) {
  if (copies.length === 0) return null;
  return (
    <section aria-labelledby="temoignages-en-attente">
      <Heading as="h2" id="temoignages-en-attente" fontSize="lg" marginBottom="3">
        {temoignagesTab.waitingList}
      </Heading>
      <CardGrid>
        {copies.map((copy) => (
          <WaitingCard key={copy.request.requestId} copy={copy} />
        ))}
      </CardGrid>
    </section>
  );
}

/** The testimonials that this member wrote while the server could not be reached. */
export function useWaiting(): readonly WaitingTemoignage[] {
  const { id: uid } = useMember();
  const [copies, setCopies] = useState<readonly WaitingTemoignage[]>([]);

  useEffect(() => {
    const reload = () => {
      waitingTemoignages(uid).then(setCopies, (error: unknown) => {
        console.error('The waiting testimonials could not be read.', error);
      });
    };
    reload();
    return subscribeToWaiting(reload);
  }, [uid]);

  return copies;
}
