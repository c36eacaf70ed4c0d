import { Box, chakra, Table } from '@chakra-ui/react';
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';

type SortDirection = 'asc' | 'desc';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    marginBlock: '-8px',
    fontWeight: 'inherit',
    cursor: 'pointer',
  },
});

interface SortHeadProps {
  readonly label: string;
  /** How the list is ordered by this column; undefined when it is ordered by another. */
  readonly direction: SortDirection | undefined;
  readonly usual: SortDirection;
  readonly onSort: (direction: SortDirection) => void;
}

/** The head of a column that the list can be ordered by. */
export function SortHead({ label, direction, usual, onSort }: SortHeadProps) {
  const Mark =
    direction === undefined ? ChevronsUpDown : direction === 'asc' ? ChevronUp : ChevronDown;
  const states = { asc: 'ascending', desc: 'descending' } as const;
  const next = direction === undefined ? usual : direction === 'asc' ? 'desc' : 'asc';
  return (
    <Table.ColumnHeader scope="col" aria-sort={direction && states[direction]}>
      <SortButton type="button" onClick={() => onSort(next)}>
        {label}
        <Box as="span" color={direction ? 'brand' : 'line.strong'}>
          <Mark size={14} aria-hidden />
        </Box>
      </SortButton>
    </Table.ColumnHeader>
  );
}
