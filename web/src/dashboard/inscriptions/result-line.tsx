import { Box } from '@chakra-ui/react';
import type { InscriptionPage } from '../../data/staff/inscription-list.ts';
import { formatCount } from '../../ui/format-count.ts';
import { filterWords, inscriptionCount } from './desk.texts.ts';

interface ResultLineProps {
  readonly count: InscriptionPage['count'];
  readonly isNarrowed: boolean;
}

/** How many applications there are to the filters. */
export function ResultLine({ count, isNarrowed }: ResultLineProps) {
  return (
    <Box role="status" fontWeight="600" fontVariantNumeric="tabular-nums">
      {sentence(count, isNarrowed)}
    </Box>
  );
}

function sentence(count: InscriptionPage['count'], isNarrowed: boolean): string {
  if (count === undefined) return filterWords.counting;
  if (count === null) return '';
  if (count.kind === 'atLeast') return filterWords.foundAtLeast(formatCount(count.value));
  return isNarrowed
    ? filterWords.found(count.value, formatCount)
    : inscriptionCount(count.value, formatCount);
}
