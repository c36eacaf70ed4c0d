import { Box, Heading } from '@chakra-ui/react';

/** A title of the third level and its text. */
export function TextBlock({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <Heading as="h3" fontSize="lg">
        {title}
      </Heading>
      <Box
        marginTop={{ base: '1', sm: '2' }}
        fontSize={{ base: 'sm', sm: 'md' }}
        color="ink.muted"
      >
        {text}
      </Box>
    </>
  );
}
