import { Box, Heading } from '@chakra-ui/react';
import { formations } from '../../content/programmes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';

/** For those who cannot choose between the departments: come and see. */
export function VisitCard() {
  const { title, text, label, path } = formations.visit;
  return (
    <Card
      display="flex"
      flexDirection="column"
      justifyContent="center"
      padding="5"
      background="brand.soft"
      borderColor="brand.soft"
    >
      <Heading as="h3" fontSize="xl" color="brand">
        {title}
      </Heading>
      <Box marginTop="2" marginBottom="5">
        {text}
      </Box>
      <LinkButton to={path} alignSelf="start">
        {label}
      </LinkButton>
    </Card>
  );
}
