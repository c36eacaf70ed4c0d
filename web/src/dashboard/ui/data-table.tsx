import { defineSlotRecipe, Table } from '@chakra-ui/react';
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
      // What can be done stays in sight when the table is wider than its frame.
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
  readonly maxHeight?: string;
  /** Whether the last column is of actions. */
  readonly hasActions?: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dense table whose head stays in sight. On a narrow screen it scrolls sideways inside its
 * own frame, by the keyboard too.
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
