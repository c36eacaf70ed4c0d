import { Box, chakra, defineSlotRecipe, Table } from '@chakra-ui/react';
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { innerFocusRing } from '../../ui/focus-ring.ts';

const cell = {
  textAlign: 'start',
  paddingInline: '3',
  paddingBlock: '2',
  borderBottomWidth: '1px',
  whiteSpace: 'nowrap',
} as const;

const recipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    root: {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: '0',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    columnHeader: {
      ...cell,
      position: 'sticky',
      top: '0',
      zIndex: 'inside',
      background: 'surface.sunken',
      fontWeight: '600',
    },
    cell,
    body: {
      '& tr:hover': { background: 'surface.sunken' },
      '& tr[data-marked=true]': { background: 'call.soft' },
      // Rows that can be opened.
      '& tr[tabindex]': {
        cursor: 'pointer',
        // The head stays over the first rows of the frame.
        scrollMarginTop: '48px',
        '&:focus-visible': { ...innerFocusRing, background: 'call.soft' },
        '& > td': { paddingBlock: '0', height: 'touch' },
      },
    },
  },
});

interface DataTableProps {
  readonly label: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dense table whose head stays in sight. On a narrow screen it scrolls sideways inside its
 * own frame, by the keyboard too.
 */
export function DataTable({ label, head, children }: DataTableProps) {
  return (
    <Table.ScrollArea
      maxHeight="calc(100dvh - 120px)"
      borderWidth="1px"
      borderRadius="card"
      background="surface.raised"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table.Root recipe={recipe}>
        <Table.Header>
          <Table.Row>{head}</Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

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
