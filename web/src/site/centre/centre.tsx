import { Box, chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import { SubjectPageView } from '../subject-page.tsx';
import { centrePage, film, organisation } from './centre.texts.ts';
import { TextBlock } from '../ui/text-block.tsx';
import poster from '../../../media/film-poster.webp?url';
import mp4 from '../../../media/film.mp4?url';
import webm from '../../../media/film.webm?url';
import { CheckList } from '../ui/check-list.tsx';

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

function Film() {
  return (
    <SimpleGrid
      gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap={{ base: '4', lg: '10' }}
      alignItems="center"
    >
      {/* Not fetched before it is played. */}
      <Video
        controls
        preload="none"
        playsInline
        poster={poster}
        htmlWidth={960}
        htmlHeight={540}
        aria-label={film.label}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        {film.fallback}
      </Video>
      <Box fontSize={{ base: 'sm', lg: 'md' }}>
        <Heading as="h3" fontSize="lg" marginBottom={{ base: '2', lg: '4' }}>
          {film.scenesTitle}
        </Heading>
        <CheckList items={film.scenes} />
      </Box>
    </SimpleGrid>
  );
}

const Chart = chakra('ol', {
  base: { display: 'grid', rowGap: { base: '4', sm: '8' } },
});

const Level = chakra('li', {
  base: {
    position: 'relative',
    background: 'surface.raised',
    borderWidth: '1px',
    borderInlineStart: '4px solid',
    borderInlineStartColor: 'brand',
    borderRadius: 'card',
    padding: { base: '3', sm: '5' },
    // The line from the level above.
    '& + &': {
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '8',
        top: { base: '-17px', sm: '-33px' },
        height: { base: '16px', sm: '32px' },
        width: '2px',
        background: 'brand',
      },
    },
  },
});

/** The levels of the organisation. */
function Organisation() {
  return (
    <Chart>
      {organisation.map(({ title, text }) => (
        <Level key={title}>
          <TextBlock title={title} text={text} />
        </Level>
      ))}
    </Chart>
  );
}

export function Centre() {
  return (
    <SubjectPageView
      page={centrePage}
      own={{ film: <Film />, organisation: <Organisation /> }}
    />
  );
}
