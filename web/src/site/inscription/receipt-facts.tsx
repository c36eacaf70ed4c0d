import { chakra } from '@chakra-ui/react';
import type { ReceiptFact } from '../../content/receipt.ts';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 2fr) minmax(0, 5fr)', sm: '180px minmax(0, 1fr)' },
    columnGap: '4',
    alignItems: 'baseline',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});

/** Who asked for what, in lines as close as on paper. */
export function ReceiptFacts({ facts }: { readonly facts: readonly ReceiptFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <chakra.dt color="ink.muted" fontSize="sm">
            {label}
          </chakra.dt>
          <chakra.dd fontWeight="600" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </Row>
      ))}
    </dl>
  );
}
