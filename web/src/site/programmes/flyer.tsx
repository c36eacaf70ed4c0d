import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { btsPage } from '../../content/programmes.ts';
import { AnchorButton } from '../../ui/button.tsx';

interface FlyerProps {
  /** Address of the JPEG. */
  readonly file: string;
  readonly preview: string;
  readonly programme: string;
}

const Preview = chakra('img', {
  base: {
    flexShrink: '0',
    width: { base: '104px', sm: '180px' },
    height: 'auto',
    aspectRatio: '1240 / 1754',
    borderRadius: 'mark',
    boxShadow: 'card',
    background: 'surface.raised',
  },
});

/** The programme on one page: a glimpse of it, and the link that saves it. */
export function Flyer({ file, preview, programme }: FlyerProps) {
  return (
    <Flex
      gap={{ base: '4', sm: '6' }}
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      padding="5"
      background="surface.sunken"
      borderRadius="card"
    >
      <Preview src={preview} alt={`${btsPage.flyerAlt} ${programme}`} loading="lazy" />
      <Box flex="1 1 160px">
        <Heading as="h3" fontSize="lg">
          {btsPage.flyerTitle}
        </Heading>
        <Box marginBlock="2" fontSize="sm" color="ink.muted">
          {btsPage.flyerText}
        </Box>
        <AnchorButton href={file} download>
          <Download size={20} aria-hidden />
          {btsPage.flyer}
        </AnchorButton>
      </Box>
    </Flex>
  );
}
