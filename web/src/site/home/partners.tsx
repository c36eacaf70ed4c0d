import { Box, chakra } from '@chakra-ui/react';
import { partners } from '../../content/home.ts';
import { Container } from '../../ui/layout.tsx';
import { prerendered } from '../ui/prerendered.tsx';
import { Scroller } from '../ui/scroller.tsx';
import { timings } from '../../ui/timings.ts';

const MainPartners = prerendered(
  async () => (await import('./main-partners.tsx')).MainPartners,
);

const OtherPartners = prerendered(
  async () => (await import('./other-partners.tsx')).OtherPartners,
);

/** With whom the centre works: the three it rests on, then the others. */
export function Partners() {
  return (
    <chakra.section aria-labelledby="partenaires" paddingBlock={{ base: '10', md: '16' }}>
      <Container>
        <MainPartners />
        <Box marginTop="10">
          <Scroller
            label={partners.others}
            step={timings.scrollPx.partners}
            head={<chakra.h3 fontSize="xl">{partners.others}</chakra.h3>}
          >
            <OtherPartners />
          </Scroller>
        </Box>
      </Container>
    </chakra.section>
  );
}
