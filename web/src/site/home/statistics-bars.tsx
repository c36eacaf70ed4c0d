import { SimpleGrid } from '@chakra-ui/react';
import { statistics } from '../../content/home-words.ts';
import { MeterBar } from '../ui/meter-bar.tsx';
import { Section } from '../ui/section.tsx';

/** Three results of the centre, as bars. */
export function StatisticsBars() {
  return (
    <Section id="resultats" title={statistics.title} intro={statistics.lead}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '6', md: '10' }}>
        {statistics.bars.map((bar) => (
          <MeterBar key={bar.label} {...bar} />
        ))}
      </SimpleGrid>
    </Section>
  );
}
