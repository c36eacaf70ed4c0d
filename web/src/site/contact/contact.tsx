import { Box, chakra, Grid, Heading, SimpleGrid } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { Mail, MessageCircle, MessageSquare, Phone, type LucideIcon } from 'lucide-react';
import { contact, writing } from '../../texts/contact.texts.ts';
import { Container } from '../../ui/layout.tsx';
import { ContactDetails } from '../ui/contact-details.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { Section } from '../ui/section.tsx';

export function Contact() {
  return (
    <>
      <ListHead title={contact.title} lead={contact.lead} />
      <Container marginTop={{ base: '-4', md: '-8' }} position="relative">
        <QuickActions />
      </Container>
      <Section id="coordonnees" title={contact.details}>
        <ContactDetails />
      </Section>
      <Section id="venir" title={contact.directionsTitle} tone="sunken">
        <SimpleGrid
          columns={{ base: 1, lg: 2 }}
          gap={{ base: '8', lg: '10' }}
          alignItems="start"
        >
          <chakra.ul display="grid" gap="4" maxWidth="measure">
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
                  flexWrap="wrap"
                  justifyContent="space-between"
                  columnGap="4"
                  paddingBlock="3"
                  borderTopWidth="1px"
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

interface Action {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly detail: string;
  readonly href: string;
}

const actions: readonly Action[] = [
  ...centre.phones.map((phone) => ({
    icon: Phone,
    label: contact.call,
    detail: formatPhone(phone),
    href: `tel:${phone}`,
  })),
  {
    icon: MessageCircle,
    label: contact.whatsapp,
    detail: formatPhone(centre.whatsapp),
    href: writing.whatsapp,
  },
  {
    icon: MessageSquare,
    label: contact.sms,
    detail: formatPhone(centre.whatsapp),
    href: writing.sms,
  },
  {
    icon: Mail,
    label: contact.write,
    detail: centre.email,
    href: writing.email,
  },
];

const Target = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', xl: '3' },
    height: '100%',
    minHeight: { base: '60px', sm: '76px' },
    paddingInline: { base: '4', xl: '3' },
    paddingBlock: '2',
    background: 'surface.raised',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'card',
    transition: 'border-color {durations.quick} ease-out',
    _hover: { borderColor: 'brand' },
  },
});

/** The ways to reach the centre, as large touch targets. */
function QuickActions() {
  return (
    <Grid
      as="ul"
      aria-label={contact.actions}
      // The longest of them has the widest card.
      templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(5, auto)' }}
      gap={{ base: '2', sm: '3' }}
    >
      {actions.map(({ icon: Icon, label, detail, href }) => (
        <li key={href}>
          <Target href={href}>
            <Box color="brand" flexShrink="0">
              <Icon size={26} aria-hidden />
            </Box>
            <Box minWidth="0">
              <Box fontSize="sm" color="ink.muted">
                {label}
              </Box>
              <Box
                fontWeight="600"
                fontSize={{ base: 'md', xl: 'sm' }}
                fontVariantNumeric="tabular-nums"
              >
                {detail}
              </Box>
            </Box>
          </Target>
        </li>
      ))}
    </Grid>
  );
}
