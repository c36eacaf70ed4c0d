import { Box, Card, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../ui/use-browser-state.ts';
import { DataTable } from './data-table.tsx';

interface RecordListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** The head of each column, and what it shows of an item. */
  readonly columns: readonly (readonly [head: string, cell: (item: Item) => ReactNode])[];
  /** What a card shows of an item. */
  readonly card: (item: Item) => ReactNode;
}

/** Records in a table, or on a narrow screen in a card each. */
export function RecordList<Item extends { readonly id: string }>({
  label,
  items,
  columns,
  card,
}: RecordListProps<Item>) {
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <Box as="ul" display="grid" gap="3" listStyleType="none" aria-label={label}>
        {items.map((item) => (
          <Card.Root key={item.id} as="li" size="sm" overflowWrap="anywhere">
            {card(item)}
          </Card.Root>
        ))}
      </Box>
    );
  }
  return (
    <DataTable
      label={label}
      head={columns.map(([head]) => (
        <Table.ColumnHeader key={head} scope="col">
          {head}
        </Table.ColumnHeader>
      ))}
    >
      {items.map((item) => (
        <Table.Row key={item.id}>
          {columns.map(([head, cell]) => (
            <Table.Cell key={head}>{cell(item)}</Table.Cell>
          ))}
        </Table.Row>
      ))}
    </DataTable>
  );
}
