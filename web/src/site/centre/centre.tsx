import { Box, chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import poster from '../../../media/film-poster.webp?url';
import mp4 from '../../../media/film.mp4?url';
import webm from '../../../media/film.webm?url';
import { centrePage } from '../../content/centre.ts';
import { nextStep } from '../../content/next-step.ts';
import { BesidePicture } from '../../ui/beside-picture.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { LinkCard } from '../../ui/link-card.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { NoteGrid } from '../../ui/note-grid.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { Steps } from '../../ui/steps.tsx';

/** The presentation of the centre: film, history, missions, organisation. */
export function Centre() {
  const { film, history, missions, organisation, specialities, hours } = centrePage;
  return (
    <>
      <PageHead
        title={centrePage.title}
        lead={centrePage.lead}
        picture="centre"
        trail={[]}
        facts={centrePage.facts}
      >
        <LinkButton to={nextStep.programmes.path} look="call">
          {nextStep.programmes.label}
        </LinkButton>
      </PageHead>
      <Section id="film" title={film.title} intro={film.text}>
        <SimpleGrid
          gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap={{ base: '6', lg: '10' }}
          alignItems="center"
        >
          <Film label={film.label} fallback={film.fallback} />
          <Box>
            <Heading as="h3" fontSize="lg" marginBottom="4">
              {film.scenesTitle}
            </Heading>
            <CheckList items={film.scenes} />
          </Box>
        </SimpleGrid>
      </Section>
      <Section id="histoire" title={history.title} tone="sunken">
        <Steps steps={history.steps} />
      </Section>
      <Section id="missions" title={missions.title} intro={missions.intro}>
        <NoteGrid notes={missions.items} columns={4} />
      </Section>
      <Section
        id="organisation"
        title={organisation.title}
        intro={organisation.intro}
        tone="sunken"
      >
        <BesidePicture picture="companies">
          <Organisation levels={organisation.levels} />
        </BesidePicture>
      </Section>
      <Section id="specialites" title={specialities.title} intro={specialities.intro}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="5">
          {specialities.items.map(({ name, text, path }) => (
            <LinkCard key={name} to={path} title={name} text={text} />
          ))}
        </SimpleGrid>
      </Section>
      <Section id="horaires" title={hours.title} tone="sunken">
        <BesidePicture picture="formations">
          <FactList facts={hours.facts} />
          <LinkButton to={hours.contact.path} marginTop="6">
            {hours.contact.label}
          </LinkButton>
        </BesidePicture>
      </Section>
      <Box paddingTop="8">
        <NextStep other={nextStep.programmes} />
      </Box>
    </>
  );
}

interface FilmProps {
  readonly label: string;
  /** What browsers show that play no video. */
  readonly fallback: string;
}

const Video = chakra('video', {
  base: {
    display: 'block',
    width: '100%',
    maxWidth: '960px',
    height: 'auto',
    aspectRatio: '16 / 9',
    borderRadius: 'card',
    background: 'surface.deep',
  },
});

/** The film about the centre; nothing of it is fetched before it is played. */
function Film({ label, fallback }: FilmProps) {
  return (
    <Video
      controls
      preload="none"
      playsInline
      poster={poster}
      htmlWidth={960}
      htmlHeight={540}
      aria-label={label}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      {fallback}
    </Video>
  );
}

interface OrganisationProps {
  /** From the one who decides most to those who teach. */
  readonly levels: readonly { readonly title: string; readonly text: string }[];
}

const Chart = chakra('ol', {
  base: { listStyleType: 'none', display: 'grid', rowGap: '8' },
});

const Level = chakra('li', {
  base: {
    position: 'relative',
    background: 'surface.raised',
    border: '1px solid',
    borderColor: 'line',
    borderInlineStart: '4px solid',
    borderInlineStartColor: 'brand',
    borderRadius: 'card',
    padding: '5',
    // The line that leads down from the level above.
    '& + &': {
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '8',
        top: '-33px',
        height: '32px',
        width: '2px',
        background: 'brand',
      },
    },
  },
});

/** Who decides what, one level under the other. */
function Organisation({ levels }: OrganisationProps) {
  return (
    <Chart>
      {levels.map(({ title, text }) => (
        <Level key={title}>
          <Heading as="h3" fontSize="lg">
            {title}
          </Heading>
          <Box marginTop="1" color="ink.muted">
            {text}
          </Box>
        </Level>
      ))}
    </Chart>
  );
}
