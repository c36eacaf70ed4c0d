import { Box, chakra, SimpleGrid } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import { contact } from '../../content/contact.ts';

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
    href: `https://wa.me/${centre.whatsapp.slice(1)}`,
  },
  {
    icon: Mail,
    label: contact.write,
    detail: centre.email,
    href: `mailto:${centre.email}`,
  },
];

const Target = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '76px',
    padding: '4',
    background: 'surface.raised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    transition: 'border-color {durations.quick} ease-out',
    _hover: { borderColor: 'brand' },
  },
});

/** The ways to reach somebody now, each as large as a thumb. */
export function QuickActions() {
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      aria-label={contact.actions}
      columns={{ base: 1, sm: 2, lg: 4 }}
      gap="3"
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
                fontSize={{ base: 'md', lg: 'sm' }}
                fontVariantNumeric="tabular-nums"
                overflowWrap="anywhere"
              >
                {detail}
              </Box>
            </Box>
          </Target>
        </li>
      ))}
    </SimpleGrid>
  );
}
