import { Box, Grid } from '@chakra-ui/react';
import { carousel } from '../../content/home.ts';
import { Carousel } from '../ui/carousel.tsx';
import { Container } from '../../ui/layout.tsx';
import { prerendered } from '../ui/prerendered.tsx';

const HeroWords = prerendered(async () => (await import('./hero-words.tsx')).HeroWords);

// On a phone the drawing is asked for a little smaller than it is shown: it stays sharp, and
// is the largest thing that the first screen waits for.
const sizes = '(min-width: 1200px) 680px, (min-width: 576px) 100vw, 82vw';

// The drawing stands above the words, and comes after them in the HTML: on a slow network the
// words are painted before the browser knows of it, and leave it its place.
const rows = {
  base: 'minmax(calc(62.5vw + 44px), auto) auto',
  md: 'minmax(calc(62.5vw + 72px), auto) auto',
  lg: 'auto',
};

/** The first screen: who, what and where, in words and in pictures. */
export function Hero() {
  return (
    <Box background="brand" color="ink.inverse">
      <Container>
        <Grid
          templateRows={rows}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 57%' }}
          alignItems={{ lg: 'center' }}
          columnGap={{ lg: '10', xl: '12' }}
        >
          <Box gridArea={{ base: '2 / 1', lg: '1 / 1' }}>
            <HeroWords />
          </Box>
          <Box
            gridArea={{ base: '1 / 1', lg: '1 / 2' }}
            minWidth="0"
            marginInline={{ base: '-4', md: '-6', lg: '0' }}
            paddingTop={{ lg: '6' }}
          >
            <Carousel {...carousel} sizes={sizes} />
          </Box>
        </Grid>
      </Container>
    </Box>
  );
}
