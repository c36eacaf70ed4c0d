import { Box, chakra, SimpleGrid } from '@chakra-ui/react';
import { pictures, type PictureName } from '../content/pictures.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Card } from '../ui/layout.tsx';
import { LinkCard } from '../ui/link-card.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { NoteGrid } from '../ui/note-grid.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Scroller } from '../ui/scroller.tsx';
import { ScrollerList } from '../ui/scroller-list.tsx';
import { Steps } from '../ui/steps.tsx';
import { TitleBlock } from '../ui/title-block.tsx';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import { Specimen } from './specimen.tsx';

const facts = [
  { label: 'Durée', value: '2 ans' },
  { label: 'Niveau', value: 'BAC + 2' },
  { label: 'Rentrée', value: 'Octobre' },
  { label: 'Places', value: '24' },
];

const shownPictures: readonly PictureName[] = ['centre', 'about', 'formations'];

const trades = ['Soudage', 'Électricité', 'Froid', 'Tournage', 'Diesel', 'Hydraulique'];

const Slot = chakra('li', { base: { width: '220px', marginInlineEnd: '4' } });

/** What the pages of the site are put together from. */
export function SiteParts(place: ChapterPlace) {
  return (
    <Chapter
      {...place}
      lead="Les pages publiques sont claires chez tout le monde ; ces pièces n’existent que là."
    >
      <Specimen title="Tête de page" isLightOnly>
        <PageHead
          title="BTS Froid et climatisation"
          lead="Installer, mettre en service et dépanner les machines qui tiennent au frais."
          picture="bts"
          trail={[{ label: 'Formations', path: '/formation' }]}
          facts={facts}
        >
          <LinkButton to="/" look="call">
            S’inscrire
          </LinkButton>
        </PageHead>
      </Specimen>
      <Specimen title="Carrousel" ground="deep" isLightOnly>
        <Carousel
          label="Le centre en images"
          sizes="(min-width: 992px) 1100px, 100vw"
          slides={shownPictures.map((picture) => ({
            picture,
            alt: pictures[picture].alt,
            title: 'Ateliers',
            text: 'Chaque métier a sa machine, chaque groupe son établi.',
          }))}
        />
      </Specimen>
      <Specimen title="Cartes qui mènent ailleurs" ground="paper" isLightOnly>
        <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="5">
          {shownPictures.map((picture) => (
            <LinkCard
              key={picture}
              to="/"
              kicker="2 ans"
              title={`Formation ${shownPictures.indexOf(picture) + 1}`}
              text="Une phrase qui dit à quoi elle mène."
              picture={picture}
            />
          ))}
        </SimpleGrid>
      </Specimen>
      <Specimen title="Étapes" isLightOnly>
        <Steps
          steps={['Le formulaire', 'Le dossier', 'La réponse'].map((title) => ({
            title,
            text: 'Ce qui s’y passe, en une phrase.',
          }))}
        />
      </Specimen>
      <Specimen title="Cartouche et table de faits" ground="paper" isLightOnly>
        <TitleBlock facts={facts} marginBottom="6" />
        <FactList
          facts={[
            { label: 'Diplôme', value: 'BTS d’État' },
            { label: 'Horaires', value: 'Cours du jour', note: 'Du lundi au vendredi.' },
          ]}
        />
      </Specimen>
      <Specimen title="Listes" isLightOnly>
        <CheckList
          columns={2}
          items={['Ateliers équipés', 'Groupes de douze', 'Stage en entreprise', 'Suivi']}
        />
        <Box marginTop="8">
          <NoteGrid
            columns={3}
            notes={trades.slice(0, 3).map((title) => ({
              title,
              text: 'Ce que l’on y apprend, et sur quoi.',
            }))}
          />
        </Box>
      </Specimen>
      <Specimen title="Rangée qui défile" isLightOnly>
        <Scroller label="Métiers" step={240} head={<Badge tone="brand">6 métiers</Badge>}>
          <ScrollerList>
            {trades.map((trade) => (
              <Slot key={trade}>
                <Card padding="5">{trade}</Card>
              </Slot>
            ))}
          </ScrollerList>
        </Scroller>
      </Specimen>
      <Specimen title="Fin de page" isLightOnly>
        <NextStep />
      </Specimen>
    </Chapter>
  );
}
