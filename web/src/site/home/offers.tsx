import { chakra } from '@chakra-ui/react';
import { offers } from '../../content/home.ts';
import { Container } from '../../ui/layout.tsx';
import { prerendered } from '../ui/prerendered.tsx';
import { Scroller } from '../ui/scroller.tsx';
import { timings } from '../../ui/timings.ts';
import { SectionTitle } from './section-title.tsx';

const OfferCards = prerendered(async () => (await import('./offer-cards.tsx')).OfferCards);

/** The four ways to be trained. */
export function Offers() {
  return (
    <chakra.section
      aria-labelledby="formations"
      background="surface.sunken"
      marginTop={{ base: '10', md: '16' }}
      paddingBlock={{ base: '10', md: '16' }}
    >
      <Container>
        <Scroller
          label={offers.title}
          step={timings.scrollPx.formations}
          head={<SectionTitle id="formations" title={offers.title} lead={offers.lead} />}
        >
          <OfferCards />
        </Scroller>
      </Container>
    </chakra.section>
  );
}
