import { Box, chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import { contact } from '../../content/contact.ts';
import { CentreMap, ContactDetails } from '../ui/contact-details.tsx';
import { Container } from '../../ui/layout.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { Section } from '../ui/section.tsx';
import { QuickActions } from './quick-actions.tsx';

/** How to reach the centre: by telephone, in writing, on the spot. */
export function Contact() {
  return (
    <>
      <ListHead title={contact.title} lead={contact.lead} />
      <Container marginTop={{ base: '-4', md: '-8' }} position="relative">
        <QuickActions />
      </Container>
      <Section id="coordonnees" title={contact.details}>
        <SimpleGrid
          columns={{ base: 1, lg: 2 }}
          gap={{ base: '6', lg: '10' }}
          alignItems="start"
        >
          <ContactDetails />
          <CentreMap />
        </SimpleGrid>
      </Section>
      <Section id="venir" title={contact.directionsTitle} tone="sunken">
        <SimpleGrid
          columns={{ base: 1, lg: 2 }}
          gap={{ base: '8', lg: '10' }}
          alignItems="start"
        >
          <chakra.ul listStyleType="none" display="grid" gap="4" maxWidth="measure">
            {contact.directions.map((direction) => (
              <chakra.li
                key={direction}
                borderInlineStart="3px solid"
                borderColor="call"
                paddingInlineStart="4"
              >
                {direction}
              </chakra.li>
            ))}
          </chakra.ul>
          <Box>
            <Heading as="h3" fontSize="lg" marginBottom="3">
              {contact.opening}
            </Heading>
            <chakra.dl fontVariantNumeric="tabular-nums">
              {contact.courses.map(({ label, value }) => (
                <Box
                  key={label}
                  display="flex"
                  justifyContent="space-between"
                  gap="4"
                  paddingBlock="3"
                  borderTop="1px solid"
                  borderColor="line"
                >
                  <dt>{label}</dt>
                  <chakra.dd fontWeight="600">{value}</chakra.dd>
                </Box>
              ))}
            </chakra.dl>
          </Box>
        </SimpleGrid>
      </Section>
    </>
  );
}
