import { Box, chakra, defineSlotRecipe, Table } from '@chakra-ui/react';
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { innerFocusRing } from '../../ui/focus-ring.ts';
import { useIsNarrow } from '../../ui/use-browser-state.ts';

const cell = {
  textAlign: 'start',
  paddingInline: '2',
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
      // The actions stay visible when the table is wider than its frame.
      '&[data-actions=true] tr > :last-child': {
        position: 'sticky',
        insetInlineEnd: '0',
        borderInlineStartWidth: '1px',
      },
      '&[data-actions=true] td:last-child': { background: 'inherit' },
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
      '& tr': { background: 'surface.raised' },
      '& tr:hover': { background: 'surface.sunken' },
      '& tr[data-marked=true]': { background: 'call.soft' },
      // Rows that can be opened.
      '& tr[tabindex]': {
        cursor: 'pointer',
        // The sticky header covers the first rows of the frame.
        scrollMarginTop: '48px',
        '&:focus-visible': { ...innerFocusRing, background: 'call.soft' },
        '& > td': { paddingBlock: '0', height: 'touch' },
        // A mouse needs less room than a finger.
        '@media (pointer: fine)': {
          '& > td': { height: { md: '40px' } },
          '& > td :is(button, label)': { minHeight: { md: '0' }, height: { md: '40px' } },
        },
      },
    },
  },
});

interface DataTableProps {
  readonly label: string;
  readonly maxHeight?: string;
  /** Whether the last column holds actions. */
  readonly hasActions?: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/**
 * Dense table with a sticky header. On a narrow screen it scrolls sideways inside its own frame,
 * with the keyboard too.
 */
export function DataTable({
  label,
  maxHeight = 'calc(100vh - 120px)',
  hasActions,
  head,
  children,
}: DataTableProps) {
  return (
    <Table.ScrollArea
      maxHeight={maxHeight}
      borderWidth="1px"
      borderRadius="card"
      background="surface.raised"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table.Root recipe={recipe} data-actions={hasActions}>
        <Table.Header>
          <Table.Row>{head}</Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

type Attributes = HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, unknown>>;

interface RecordListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Header of each column, as text or as a `Table.ColumnHeader`, and its cell. */
  readonly columns: readonly (readonly [head: ReactNode, cell: (item: Item) => ReactNode])[];
  /** Whether the last column holds actions. */
  readonly hasActions?: boolean;
  readonly card: (item: Item) => ReactNode;
  /** Attributes of the row or card; `data-marked` highlights it. */
  readonly attributes?: (item: Item) => Attributes;
  readonly rowAttributes?: (item: Item) => Attributes;
}

const Cards = chakra('ul', {
  base: {
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li': { paddingInline: '3', paddingBlock: '2' },
    '& > li + li': { borderTopWidth: '1px' },
    '& > [data-marked=true]': { background: 'call.soft' },
  },
});

/** Records in a table, or on a narrow screen in cards. */
export function RecordList<Item extends { readonly id: string }>({
  label,
  items,
  columns,
  hasActions = false,
  card,
  attributes,
  rowAttributes,
}: RecordListProps<Item>) {
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <Cards aria-label={label}>
        {items.map((item) => (
          <li key={item.id} {...attributes?.(item)}>
            {card(item)}
          </li>
        ))}
      </Cards>
    );
  }
  return (
    <DataTable
      hasActions={hasActions}
      label={label}
      head={columns.map(([head], index) =>
        typeof head === 'string' ? (
          <Table.ColumnHeader key={index} scope="col">
            {head}
          </Table.ColumnHeader>
        ) : (
          head
        ),
      )}
    >
      {items.map((item) => (
        <Table.Row key={item.id} {...attributes?.(item)} {...rowAttributes?.(item)}>
          {columns.map(([, cell], index) => (
            <Table.Cell key={index}>{cell(item)}</Table.Cell>
          ))}
        </Table.Row>
      ))}
    </DataTable>
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
  /** Undefined when the list is sorted by another column. */
  readonly direction: SortDirection | undefined;
  readonly initialDirection: SortDirection;
  readonly onSort: (direction: SortDirection) => void;
}

/** Header of a sortable column. */
export function SortHead({ label, direction, initialDirection, onSort }: SortHeadProps) {
  const Mark =
    direction === undefined ? ChevronsUpDown : direction === 'asc' ? ChevronUp : ChevronDown;
  const states = { asc: 'ascending', desc: 'descending' } as const;
  const next =
    direction === undefined ? initialDirection : direction === 'asc' ? 'desc' : 'asc';
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
