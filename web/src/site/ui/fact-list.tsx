import { chakra } from '@chakra-ui/react';
import { twoColumns } from '../../ui/layout.tsx';
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
    gridTemplateColumns: { base: twoColumns, sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: { base: '3', sm: '6' },
    rowGap: '1',
    paddingBlock: { base: '3', sm: '4' },
    borderTopWidth: '1px',
  },
});

/** A list of facts: terms on the left, values on the right. */
export function FactList({ facts }: FactListProps) {
  return (
    <chakra.dl borderBottomWidth="1px">
      {facts.map(({ label, value, note }) => (
        <Row key={label}>
          <chakra.dt color="ink.muted" gridRow={note && { sm: 'span 2' }}>
            {label}
          </chakra.dt>
          <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
          {note && (
            <chakra.dd
              gridColumnStart={{ base: 1, sm: 2 }}
              gridColumnEnd="-1"
              fontSize="sm"
              color="ink.muted"
            >
              {note}
            </chakra.dd>
          )}
        </Row>
      ))}
    </chakra.dl>
  );
}
