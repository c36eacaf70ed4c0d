import { Box, chakra } from '@chakra-ui/react';
import { site } from '../../content/site.ts';
import { Container } from '../../ui/layout.tsx';
import { prerendered } from '../../ui/prerendered.tsx';
import { useToday } from '../../ui/use-today.ts';

const FooterColumns = prerendered(
  async () => (await import('./footer-columns.tsx')).FooterColumns,
);

/** The end of every page. */
export function Footer() {
  const year = useToday()?.slice(0, 4);
  return (
    <chakra.footer background="surface.deep" color="ink.inverse" marginTop="16">
      <Container paddingTop="12" paddingBottom="6">
        <FooterColumns />
        <Box
          marginTop="10"
          paddingTop="5"
          borderTop="1px solid"
          borderColor="brand"
          fontSize="sm"
          color="ink.inverseMuted"
        >
          {site.rights(year)}
        </Box>
      </Container>
    </chakra.footer>
  );
}
