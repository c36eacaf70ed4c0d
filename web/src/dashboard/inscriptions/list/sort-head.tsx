import { chakra } from '@chakra-ui/react';
import type { InscriptionSort } from '@centre/domain/inscription-query';
import { ArrowDown, ArrowUp } from 'lucide-react';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    marginBlock: '-8px',
    fontWeight: 'inherit',
    cursor: 'pointer',
    '& > svg': { visibility: 'hidden' },
    '&[data-sorted=true] > svg, &:hover > svg, &:focus-visible > svg': {
      visibility: 'visible',
    },
  },
});

interface SortHeadProps {
  readonly column: InscriptionSort['column'];
  readonly label: string;
  /** The direction that one wants first. */
  readonly usual: InscriptionSort['direction'];
  readonly sort: InscriptionSort;
  readonly onSort: (sort: InscriptionSort) => void;
}

/** The head of a column that the list can be ordered by. */
export function SortHead({ column, label, usual, sort, onSort }: SortHeadProps) {
  const isSorted = sort.column === column;
  const direction = isSorted ? sort.direction : usual;
  const other = direction === 'asc' ? 'desc' : 'asc';
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  const state = direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" {...(isSorted && { 'aria-sort': state })}>
      <SortButton
        type="button"
        data-sorted={isSorted}
        onClick={() => onSort({ column, direction: isSorted ? other : usual })}
      >
        {label}
        <Arrow size={14} aria-hidden />
      </SortButton>
    </th>
  );
}
