import { Box, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { mainPartners } from '../../content/home-words.ts';
import { Card } from '../../ui/layout.tsx';
import { PartnerMark } from '../ui/partner-mark.tsx';
import { SectionTitle } from './section-title.tsx';

/** The three partners that the centre rests on. */
export function MainPartners() {
  return (
    <>
      <SectionTitle id="partenaires" title={mainPartners.title} lead={mainPartners.lead} />
      <SimpleGrid
        as="ul"
        listStyleType="none"
        columns={{ base: 1, md: 3 }}
        gap="4"
        marginTop={{ base: '6', md: '8' }}
      >
        {centre.partners.main.map((partner) => (
          <Card as="li" key={partner.name} padding="5">
            <Flex align="center" gap="4">
              <Box flexShrink="0" color="brand">
                <PartnerMark mark={'mark' in partner ? partner.mark : undefined} size={64} />
              </Box>
              <Heading as="h3" fontSize="lg">
                {partner.name}
              </Heading>
            </Flex>
            <Box fontSize="sm" color="ink.muted" marginTop="3">
              {partner.role}
            </Box>
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
}
