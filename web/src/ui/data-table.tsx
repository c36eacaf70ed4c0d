import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      textAlign: 'start',
      paddingInline: '3',
      paddingBlock: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
      whiteSpace: 'nowrap',
    },
    '& th': {
      position: 'sticky',
      top: '0',
      zIndex: 'inside',
      background: 'surface.sunken',
      fontWeight: '600',
    },
    '& tbody tr:hover': { background: 'surface.sunken' },
    '& tbody tr[aria-selected=true]': { background: 'call.soft' },
  },
});

interface DataTableProps {
  /** What the rows are, for those who listen to the page. */
  readonly label: string;
  /** Rows of `th`. */
  readonly head: ReactNode;
  /** Rows of `td`. */
  readonly children: ReactNode;
}

/**
 * A dense table whose head stays in sight. On a narrow screen it scrolls sideways inside its
 * own frame, by the keyboard too.
 */
export function DataTable({ label, head, children }: DataTableProps) {
  return (
    <Box
      overflow="auto"
      maxHeight="calc(100dvh - 120px)"
      border="1px solid"
      borderColor="line"
      borderRadius="card"
      background="surface.raised"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table>
        <thead>{head}</thead>
        <tbody>{children}</tbody>
      </Table>
    </Box>
  );
}
