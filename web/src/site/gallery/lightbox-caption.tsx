import { Box, Heading } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo';

/** What the photo in large shows; read out as the photos follow one another. */
export function LightboxCaption({ photo }: { readonly photo: Photo }) {
  return (
    <Box
      flex="1"
      minWidth="0"
      minHeight={{ base: '112px', md: '84px' }}
      maxHeight="30vh"
      overflowY="auto"
      maxWidth="measure"
      textAlign="center"
      aria-live="polite"
      overflowWrap="anywhere"
    >
      <Box fontSize="xs" color="ink.inverseMuted">
        {photo.categorie}
      </Box>
      <Heading as="h2" fontSize="lg">
        {photo.titre}
      </Heading>
      {photo.description && (
        <Box fontSize="sm" color="ink.inverseMuted" marginTop="1">
          {photo.description}
        </Box>
      )}
    </Box>
  );
}
