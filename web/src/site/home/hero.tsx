import { Box, Flex } from '@chakra-ui/react';
import { carousel } from '../../content/home.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Container } from '../../ui/layout.tsx';
import { prerendered } from '../../ui/prerendered.tsx';

const HeroWords = prerendered(async () => (await import('./hero-words.tsx')).HeroWords);

// On a phone the drawing is asked for a little smaller than it is shown: it stays sharp, and
// is the largest thing that the first screen waits for.
const sizes = '(min-width: 1200px) 680px, (min-width: 576px) 100vw, 82vw';

// On a slow network the words are painted before the page's HTML has come as far as the drawing
// that stands above them on a phone: they leave it its place.
const place = { base: 'calc(62.5vw + 44px)', sm: '0' };

/** The first screen: who, what and where, in words and in pictures. */
export function Hero() {
  return (
    <Box background="brand" color="ink.inverse">
      <Container>
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ lg: 'center' }}
          columnGap={{ lg: '10', xl: '12' }}
        >
          <Box flex="1 1 0" css={{ '&:only-child': { marginTop: place } }}>
            <HeroWords />
          </Box>
          <Box
            order={{ base: -1, lg: 0 }}
            flex={{ lg: '0 0 57%' }}
            minWidth="0"
            minHeight={place}
            marginInline={{ base: '-4', md: '-6', lg: '0' }}
            paddingTop={{ lg: '6' }}
          >
            <Carousel {...carousel} sizes={sizes} />
          </Box>
        </Flex>
      </Container>
    </Box>
  );
}
