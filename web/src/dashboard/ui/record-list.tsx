import { chakra, Table } from '@chakra-ui/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { useIsNarrow } from '../../ui/use-browser-state.ts';
import { DataTable } from './data-table.tsx';

type Attributes = HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, unknown>>;

interface RecordListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** The head of each column, as words or as a `Table.ColumnHeader`, and what it shows of an item. */
  readonly columns: readonly (readonly [head: ReactNode, cell: (item: Item) => ReactNode])[];
  /** Whether the last column is of actions. */
  readonly hasActions?: boolean;
  readonly card: (item: Item) => ReactNode;
  /** Of the row or the card; `data-marked` when it stands out. */
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

/** Records in a table, or on a narrow screen in a card each. */
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
