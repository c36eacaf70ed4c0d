import { chakra } from '@chakra-ui/react';
import { equipment } from '../../content/home.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { prerendered } from '../ui/prerendered.tsx';
import { Scroller } from '../ui/scroller.tsx';
import { timings } from '../../ui/timings.ts';
import { SectionTitle } from './section-title.tsx';

const EquipmentPictures = prerendered(
  async () => (await import('./equipment-pictures.tsx')).EquipmentPictures,
);

/** The machines one learns on. */
export function Equipment() {
  return (
    <chakra.section
      aria-labelledby="equipements"
      background="surface.deep"
      color="ink.inverse"
      paddingBlock={{ base: '10', md: '16' }}
    >
      <Container>
        <Scroller
          label={equipment.title}
          step={timings.scrollPx.equipment}
          head={
            <SectionTitle
              id="equipements"
              title={equipment.title}
              lead={equipment.lead}
              isInverse
            />
          }
        >
          <EquipmentPictures />
        </Scroller>
        <LinkButton
          to="/galerie"
          look="quiet"
          marginTop="4"
          borderColor="ink.inverseMuted"
          _hover={{ borderColor: 'call' }}
        >
          {equipment.more}
        </LinkButton>
      </Container>
    </chakra.section>
  );
}
