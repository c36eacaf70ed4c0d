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
