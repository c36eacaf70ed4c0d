import { Box, chakra } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { contact, mapFrame, mapPage } from '../content/contact.ts';
import drawing from './map-drawing.svg?no-inline';
import { useConnection } from './use-connection.ts';

const layer = { position: 'absolute', inset: '0', width: '100%', height: '100%' } as const;

const Drawing = chakra('img', { base: { ...layer, objectFit: 'cover' } });
const Frame = chakra('iframe', { base: { ...layer, border: '0' } });

/** Where the centre is: the map of OpenStreetMap in front of a sketch, and the address. */
export function CentreMap() {
  const isOnline = useConnection();
  return (
    <Box border="1px solid" borderColor="line" borderRadius="card" overflow="hidden">
      <Box position="relative" height={{ base: '280px', md: '360px' }}>
        <Drawing src={drawing} alt="" loading="lazy" />
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
    </Box>
  );
}
