import { formatDate } from '@centre/domain/dates';
import type { InscriptionSort } from '@centre/domain/inscription-query';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { chakra, Flex, IconButton, Table } from '@chakra-ui/react';
import { Eye, Trash2 } from 'lucide-react';
import { answerText, fullName } from '../../../content/dashboard/answers.ts';
import { listWords } from '../../../content/dashboard/desk.ts';
import { innerFocusRing } from '../../../ui/focus-ring.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { DataTable, SortHead, type SortDirection } from '../../ui/data-table.tsx';
import { type RowActions, rowAttributes, RowMarks, type RowsProps } from './row.tsx';

const { columns } = listWords;
const { parcours, classe, telephone, email, actions: actionsColumn } = columns;
/** Those by which the list is not ordered. */
const plainColumns = [parcours, classe, telephone, email, actionsColumn];

const Row = chakra(Table.Row, {
  base: {
    cursor: 'pointer',
    // The head stays over the first rows of the frame.
    scrollMarginTop: '48px',
    '&:focus-visible': { ...innerFocusRing, background: 'call.soft' },
    '& > td': { paddingBlock: '0', height: 'touch' },
  },
});

const Cut = chakra(Table.Cell, {
  base: { maxWidth: '260px', overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface InscriptionsTableProps extends RowsProps {
  readonly sort: InscriptionSort;
  readonly onSort: (sort: InscriptionSort) => void;
}

/** Applications, a line each. */
export function InscriptionsTable({ rows, sort, onSort, ...actions }: InscriptionsTableProps) {
  const { selected, onSelect } = actions;
  const sortBy = (column: InscriptionSort['column']) => ({
    direction: sort.column === column ? sort.direction : undefined,
    onSort: (direction: SortDirection) => onSort({ column, direction }),
  });
  return (
    <DataTable
      label={listWords.table}
      head={
        <>
          <Table.ColumnHeader scope="col">
            <CheckBox
              label={listWords.selectAll}
              checked={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
              onChange={(isSelected) => onSelect(rows, isSelected)}
            />
          </Table.ColumnHeader>
          <SortHead {...sortBy('date')} label={columns.date} usual="desc" />
          <SortHead {...sortBy('nom')} label={columns.name} usual="asc" />
          {plainColumns.map((column) => (
            <Table.ColumnHeader key={column} scope="col">
              {column}
            </Table.ColumnHeader>
          ))}
        </>
      }
    >
      {rows.map((record) => (
        <TableRow key={record.id} record={record} {...actions} />
      ))}
    </DataTable>
  );
}

interface TableRowProps extends RowActions {
  readonly record: InscriptionRecord;
}

function TableRow({ record, ...actions }: TableRowProps) {
  const { selected, onSelect, onOpen, onDelete } = actions;
  const name = fullName(record);
  const isSelected = selected.has(record.id);
  return (
    <Row
      {...rowAttributes(record, actions)}
      aria-label={name}
      aria-selected={isSelected}
      onClick={(event) => {
        // Buttons and boxes in the row have a purpose of their own, and so has selecting text.
        const isOwn = (event.target as Element).closest('button, input, label, a') !== null;
        if (!isOwn && String(getSelection()) === '') onOpen(record);
      }}
    >
      <Table.Cell>
        <CheckBox
          label={listWords.select(name)}
          checked={isSelected}
          onChange={(checked) => onSelect([record], checked)}
        />
      </Table.Cell>
      <Table.Cell>{formatDate(record.dateInscription)}</Table.Cell>
      <Cut title={name}>
        <Flex as="span" align="center" gap="2">
          <chakra.span overflow="hidden" textOverflow="ellipsis" fontWeight="600">
            {name}
          </chakra.span>
          <RowMarks record={record} />
        </Flex>
      </Cut>
      <Table.Cell>{answerText(record, 'parcours')}</Table.Cell>
      <Table.Cell>{answerText(record, 'classe')}</Table.Cell>
      <Table.Cell>{answerText(record, 'telephone')}</Table.Cell>
      <Cut title={record.email}>{record.email}</Cut>
      <Table.Cell>
        <Flex gap="1">
          <IconButton
            variant="ghost"
            aria-label={listWords.details(name)}
            title={listWords.details(name)}
            _hover={{ color: 'brand' }}
            onClick={() => onOpen(record)}
          >
            <Eye size={18} aria-hidden />
          </IconButton>
          {onDelete && (
            <IconButton
              variant="ghost"
              aria-label={listWords.remove(name)}
              title={listWords.remove(name)}
              _hover={{ color: 'danger' }}
              onClick={() => onDelete(record)}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          )}
        </Flex>
      </Table.Cell>
    </Row>
  );
}
