import { Box, Heading } from '@chakra-ui/react';
import { breadcrumb } from '../../texts/site.texts.ts';
import { Container } from '../../ui/layout.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageParts } from '../subject-page.tsx';
import { licence, licenceNext, licenceParts } from './licence.texts.ts';
import { Marquee } from './marquee.tsx';

/** The licence, which is being prepared: a banner that says so, and what one can do meanwhile. */
export function Licence() {
  return (
    <>
      <Box background="brand" color="ink.inverse">
        <Container paddingTop="3">
          <Breadcrumb crumbs={[breadcrumb.formations]} current={licence.title} />
          <Heading as="h1" fontSize="3xl" marginTop={{ base: '2', md: '4' }}>
            {licence.title}
          </Heading>
          <Box marginTop="3" fontSize={{ base: 'lg', md: 'xl' }} fontWeight="600">
            {licence.soon}
          </Box>
          <Box marginTop="2" maxWidth="measure">
            {licence.lead}
          </Box>
        </Container>
        <Marquee
          text={licence.banner}
          labels={{ hint: licence.hint, pause: licence.pause, play: licence.play }}
        />
      </Box>
      <PageParts parts={licenceParts} next={licenceNext} />
    </>
  );
}
