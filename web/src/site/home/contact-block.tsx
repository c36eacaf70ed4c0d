import { SimpleGrid } from '@chakra-ui/react';
import { contact } from '../../content/contact.ts';
import { CentreMap, ContactDetails } from '../ui/contact-details.tsx';
import { Section } from '../ui/section.tsx';

/** Where the centre is and how to reach it. */
export function ContactBlock() {
  return (
    <Section id="contact" title={contact.blockTitle}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '10' }} alignItems="start">
        <ContactDetails />
        <CentreMap />
      </SimpleGrid>
    </Section>
  );
}
