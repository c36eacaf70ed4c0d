import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface DataTableProps {
  /** What the rows are, for those who listen to the page. */
  readonly label: string;
  /** The `Table.ColumnHeader`s. */
  readonly head: ReactNode;
  /** The `Table.Row`s. */
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
      border="1px solid"
      borderColor="line"
      borderRadius="card"
      background="surface.raised"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table.Root stickyHeader interactive>
        <Table.Header>
          <Table.Row>{head}</Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
