import { Heading, SimpleGrid } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { temoignagesPage } from '../../content/temoignages.ts';
import type { PublicTemoignage } from '../../data/documents.ts';
import { TemoignageCard } from './temoignage-card.tsx';

interface TemoignageGridProps {
  readonly temoignages: readonly PublicTemoignage[];
}

/** The testimonials, and among them the one that the address points at. */
export function TemoignageGrid({ temoignages }: TemoignageGridProps) {
  const { hash, key } = useLocation();

  useEffect(() => {
    const card = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <>
      <Heading as="h2" srOnly>
        {temoignagesPage.list}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '4', md: '6' }}>
        {temoignages.slice(0, limits.publishedTemoignages).map((temoignage) => (
          <TemoignageCard
            key={temoignage.id}
            temoignage={temoignage}
            isPointedAt={decoded(hash) === `#temoignage-${temoignage.id}`}
          />
        ))}
      </SimpleGrid>
    </>
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
