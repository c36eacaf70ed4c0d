import { Box, chakra } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import type { ReactNode } from 'react';
import { contact } from '../content/contact.ts';

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textDecorationColor: '{colors.line.strong}',
    textUnderlineOffset: '4px',
    _hover: { color: 'brand', textDecorationColor: 'currentColor' },
  },
});

/** How to reach the centre, one line each. */
export function ContactDetails() {
  return (
    <chakra.dl borderBottom="1px solid" borderColor="line">
      <Line label={contact.address}>{centre.address}</Line>
      <Line label={contact.email}>
        <Anchor href={`mailto:${centre.email}`}>{centre.email}</Anchor>
      </Line>
      <Line label={contact.phones}>
        {centre.phones.map((phone) => (
          <Anchor key={phone} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </Anchor>
        ))}
      </Line>
      <Line label={contact.website}>
        <Anchor href={centre.website}>{centre.website.replace(/^https?:\/\//, '')}</Anchor>
      </Line>
    </chakra.dl>
  );
}

interface LineProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Line({ label, children }: LineProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(96px, 1fr) minmax(0, 3fr)"
      columnGap="3"
      alignItems="center"
      paddingBlock="2"
      borderTop="1px solid"
      borderColor="line"
      minHeight="60px"
    >
      <chakra.dt color="ink.muted" fontSize="sm">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="600">{children}</chakra.dd>
    </Box>
  );
}
