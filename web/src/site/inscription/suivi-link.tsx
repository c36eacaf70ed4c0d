import { suiviAddress } from '@centre/domain/inscription/reference';
import { Box, chakra, Heading } from '@chakra-ui/react';
import { encode } from 'uqr';
import { receiptScreen } from '../../texts/receipt.texts.ts';
import { suiviPage } from '../../texts/suivi.texts.ts';
import { AnchorButton } from '../../ui/button.tsx';

/** Where the applicant sees how the application stands; on paper as a code for a phone. */
export function SuiviLink({ reference }: { readonly reference: string }) {
  return (
    <chakra.section display="flex" gap="4" alignItems="center">
      <QrCode text={suiviAddress(reference)} />
      <Box display="grid" gap="2">
        <Heading as="h2" fontSize="lg">
          {receiptScreen.follow}
        </Heading>
        <p>{receiptScreen.followHint}</p>
        {/* The plain button: on the page without scripts each look of one weighs 600 bytes. */}
        <div>
          <AnchorButton variant="outline" href={`${suiviPage.path}#${reference}`}>
            {receiptScreen.follow}
          </AnchorButton>
        </div>
      </Box>
    </chakra.section>
  );
}

/** Lines of dark squares, each from where the last one ended: a third of a path with rectangles. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const lines = data.map((row, y) => {
    const squares = row.map(Number).join('');
    const strokes = squares
      .replaceAll(/^0+|0+$/g, '')
      .replaceAll(/1+|0+/g, (run) =>
        run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`,
      );
    return `M${squares.indexOf('1')} ${y}${strokes}`;
  });
  return (
    <chakra.svg
      aria-hidden
      flexShrink="0"
      width="112px"
      height="112px"
      viewBox={`-2 -2.5 ${size + 4} ${size + 4}`}
    >
      <path d={lines.join('')} stroke="currentColor" shapeRendering="crispEdges" />
    </chakra.svg>
  );
}
