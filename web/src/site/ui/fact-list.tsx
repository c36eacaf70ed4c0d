import { Box, chakra } from '@chakra-ui/react';
import type { Fact } from './page-head.tsx';

/** A line of a fact table, with a remark in smaller type. */
export interface DetailedFact extends Fact {
  readonly note?: string;
}

interface FactListProps {
  readonly facts: readonly DetailedFact[];
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: '6',
    rowGap: '1',
    paddingBlock: '4',
    borderTopWidth: '1px',
  },
});

/** A list of facts: terms on the left, values on the right. */
export function FactList({ facts }: FactListProps) {
  return (
    <chakra.dl borderBottomWidth="1px">
      {facts.map(({ label, value, note }) => (
        <Row key={label}>
          <chakra.dt color="ink.muted">{label}</chakra.dt>
          <chakra.dd>
            <Box fontWeight="600" fontVariantNumeric="tabular-nums">
              {value}
            </Box>
            {note && (
              <Box fontSize="sm" color="ink.muted">
                {note}
              </Box>
            )}
          </chakra.dd>
        </Row>
      ))}
    </chakra.dl>
  );
}
