import { Box, chakra, Flex, SimpleGrid } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import type { ReactNode } from 'react';
import { contact, mapFrame, mapPage } from '../../texts/contact.texts.ts';
import { useConnection } from '../../ui/use-browser-state.ts';
import drawing from './map-drawing.svg?no-inline';

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'underline',
    textDecorationColor: '{colors.line.strong}',
    textUnderlineOffset: '4px',
    _hover: { color: 'brand', textDecorationColor: 'currentColor' },
  },
});

/** How to reach the centre, and where it is. */
export function ContactDetails() {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '10' }}>
      <Lines />
      <CentreMap />
    </SimpleGrid>
  );
}

/** One line for each way. */
function Lines() {
  return (
    <chakra.dl borderBottomWidth="1px" alignSelf="start">
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
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      alignItems="center"
      paddingBlock={{ base: '1', md: '2' }}
      borderTopWidth="1px"
      minHeight={{ base: '44px', md: '60px' }}
    >
      <chakra.dt flex="1 1 84px" color="ink.muted" fontSize="sm">
        {label}
      </chakra.dt>
      <chakra.dd flex="3 1 11rem" fontWeight="600" overflowWrap="break-word">
        {children}
      </chakra.dd>
    </Box>
  );
}

const layer = { position: 'absolute', inset: '0', width: '100%', height: '100%' } as const;

const Drawing = chakra('img', {
  base: { ...layer, objectFit: 'cover', objectPosition: '50% 25%' },
});
const Frame = chakra('iframe', { base: { ...layer, border: '0' } });

/** Where the centre is: the map of OpenStreetMap in front of a sketch, and the address. */
function CentreMap() {
  const isOnline = useConnection();
  return (
    <Flex direction="column" borderWidth="1px" borderRadius="card" overflow="hidden">
      <Box position="relative" flex="1" minHeight={{ base: '150px', md: '240px' }}>
        <Drawing src={drawing} alt="" htmlWidth={480} htmlHeight={320} loading="lazy" />
        {isOnline && <Frame src={mapFrame} title={contact.map} loading="lazy" />}
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        paddingInline="4"
        paddingBlock="2"
        background="surface.raised"
        fontSize="sm"
      >
        <span>{centre.address}</span>
        <chakra.a
          href={mapPage}
          target="_blank"
          rel="noopener noreferrer"
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
          color="brand"
          textDecoration="underline"
          textUnderlineOffset="4px"
          fontWeight="600"
        >
          {contact.openMap}
        </chakra.a>
      </Box>
    </Flex>
  );
}
