import { Box, chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import poster from '../../../media/film-poster.webp?url';
import mp4 from '../../../media/film.mp4?url';
import webm from '../../../media/film.webm?url';
import { CheckList } from '../ui/check-list.tsx';
import { film } from './centre.texts.ts';

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

export function Film() {
  return (
    <SimpleGrid
      gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '10' }}
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
      <Box>
        <Heading as="h3" fontSize="lg" marginBottom="4">
          {film.scenesTitle}
        </Heading>
        <CheckList items={film.scenes} />
      </Box>
    </SimpleGrid>
  );
}
