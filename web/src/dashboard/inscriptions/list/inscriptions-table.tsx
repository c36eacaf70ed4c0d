import { formatDate } from '@centre/domain/dates';
import type { InscriptionSort } from '@centre/domain/inscription-query';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { Eye, Trash2 } from 'lucide-react';
import { answerText, fullName } from '../../../content/dashboard/answers.ts';
import { listWords } from '../../../content/dashboard/desk.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { innerFocusRing } from '../../../ui/focus-ring.ts';
import { SortHead, type SortDirection } from '../../shared/sort-head.tsx';
import { CheckBox } from '../check-box.tsx';
import { type RowActions, rowAttributes, RowMarks, type RowsProps } from './row.tsx';

const { columns } = listWords;

const Row = chakra('tr', {
  base: {
    cursor: 'pointer',
    // The head stays over the first rows of the frame.
    scrollMarginTop: '48px',
    '&:focus-visible': { ...innerFocusRing, background: 'call.soft' },
    '& > td': { paddingBlock: '0', height: 'touch' },
  },
});

const Cut = chakra('td', {
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
        <tr>
          <th scope="col">
            <CheckBox
              label={listWords.selectAll}
              checked={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
              onChange={(isSelected) => onSelect(rows, isSelected)}
            />
          </th>
          <SortHead {...sortBy('date')} label={columns.date} usual="desc" />
          <SortHead {...sortBy('nom')} label={columns.name} usual="asc" />
          <th scope="col">{columns.parcours}</th>
          <th scope="col">{columns.classe}</th>
          <th scope="col">{columns.telephone}</th>
          <th scope="col">{columns.email}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
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
      <td>
        <CheckBox
          label={listWords.select(name)}
          checked={isSelected}
          onChange={(checked) => onSelect([record], checked)}
        />
      </td>
      <td>{formatDate(record.dateInscription)}</td>
      <Cut title={name}>
        <Flex as="span" align="center" gap="2">
          <chakra.span overflow="hidden" textOverflow="ellipsis" fontWeight="600">
            {name}
          </chakra.span>
          <RowMarks record={record} />
        </Flex>
      </Cut>
      <td>{answerText(record, 'parcours')}</td>
      <td>{answerText(record, 'classe')}</td>
      <td>{answerText(record, 'telephone')}</td>
      <Cut title={record.email}>{record.email}</Cut>
      <td>
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
      </td>
    </Row>
  );
}
