import { Box, chakra, SimpleGrid } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { site } from '../../content/site.ts';
import { Container } from '../../ui/layout.tsx';

/** Who the centre is and how to reach it, at the end of every page. */
export function Footer() {
  return (
    <chakra.footer background="surface.deep" color="ink.inverse" marginTop="16">
      <Container paddingBlock="10">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          <Box>
            <Box fontFamily="heading" fontSize="lg" fontWeight="600">
              {centre.name}
            </Box>
            <Box color="ink.inverseMuted">{centre.address}</Box>
            <Box color="ink.inverseMuted">{site.hours}</Box>
          </Box>
          <chakra.address fontStyle="normal">
            <Box fontWeight="600">{site.contact}</Box>
            {centre.phones.map((phone) => (
              <Box key={phone}>
                <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
              </Box>
            ))}
            <a href={`mailto:${centre.email}`}>{centre.email}</a>
          </chakra.address>
        </SimpleGrid>
        <Box fontSize="sm" color="ink.inverseMuted" marginTop="8" suppressHydrationWarning>
          {site.rights(new Date().getFullYear())}
        </Box>
      </Container>
    </chakra.footer>
  );
}
