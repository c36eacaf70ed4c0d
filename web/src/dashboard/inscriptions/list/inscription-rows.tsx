import { formatDate } from '@centre/domain/dates';
import type { InscriptionSort } from '@centre/domain/inscription-query';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { Box, chakra, Flex, Table } from '@chakra-ui/react';
import { Eye, Trash2 } from 'lucide-react';
import { answerText, fullName } from '../../../content/dashboard/answers.ts';
import { listWords } from '../../../content/dashboard/desk.ts';
import { HiddenText } from '../../../ui/layout.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { SortHead } from '../../ui/sort-head.tsx';
import { IconAction } from '../../ui/icon-action.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { rowAttributes, RowMarks, type RowsProps } from './row.tsx';

const { columns } = listWords;

const Cut = chakra('div', {
  base: { maxWidth: '260px', overflow: 'hidden', textOverflow: 'ellipsis' },
});

const Opener = chakra('button', {
  base: { flex: '1', minWidth: '0', textAlign: 'start', cursor: 'pointer' },
});

const Phone = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'brand',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

interface InscriptionRowsProps extends RowsProps {
  readonly sort: InscriptionSort;
  readonly onSort: (sort: InscriptionSort) => void;
}

/** The applications: a line each, or on a phone a card. */
export function InscriptionRows({ rows, sort, onSort, ...actions }: InscriptionRowsProps) {
  const { selected, onSelect, onOpen, onDelete } = actions;
  const sortHead = (
    column: InscriptionSort['column'],
    label: string,
    usual: InscriptionSort['direction'],
  ) => (
    <SortHead
      key={column}
      label={label}
      usual={usual}
      direction={sort.column === column ? sort.direction : undefined}
      onSort={(direction) => onSort({ column, direction })}
    />
  );
  const selectAll = (
    <Table.ColumnHeader key="select" scope="col">
      <CheckBox
        label={listWords.selectAll}
        checked={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
        onChange={(isSelected) => onSelect(rows, isSelected)}
      />
    </Table.ColumnHeader>
  );
  const select = (record: InscriptionRecord) => (
    <CheckBox
      label={listWords.select(fullName(record))}
      checked={selected.has(record.id)}
      onChange={(checked) => onSelect([record], checked)}
    />
  );
  const remove = (record: InscriptionRecord) =>
    onDelete && (
      <IconAction
        icon={Trash2}
        label={listWords.remove(fullName(record))}
        _hover={{ color: 'danger' }}
        onClick={() => onDelete(record)}
      />
    );

  return (
    <RecordList
      label={listWords.table}
      items={rows}
      attributes={(record) => rowAttributes(record, actions)}
      rowAttributes={(record) => ({
        'aria-label': fullName(record),
        'aria-selected': selected.has(record.id),
        onClick: ({ target }) => {
          // Buttons and boxes in the row have a purpose of their own, and so has selecting text.
          const isOwn = (target as Element).closest('button, input, label, a') !== null;
          if (!isOwn && String(getSelection()) === '') onOpen(record);
        },
      })}
      columns={[
        [selectAll, select],
        [
          sortHead('date', columns.date, 'desc'),
          ({ dateInscription }) => formatDate(dateInscription),
        ],
        [
          sortHead('nom', columns.name, 'asc'),
          (record) => (
            <Flex align="center" gap="2" maxWidth="260px" title={fullName(record)}>
              <Cut fontWeight="600">{fullName(record)}</Cut>
              <RowMarks record={record} />
            </Flex>
          ),
        ],
        [columns.parcours, (record) => answerText(record, 'parcours')],
        [columns.classe, (record) => answerText(record, 'classe')],
        [columns.telephone, (record) => answerText(record, 'telephone')],
        [columns.email, ({ email }) => <Cut title={email}>{email}</Cut>],
        [
          columns.actions,
          (record) => (
            <Flex gap="1">
              <IconAction
                icon={Eye}
                label={listWords.details(fullName(record))}
                _hover={{ color: 'brand' }}
                onClick={() => onOpen(record)}
              />
              {remove(record)}
            </Flex>
          ),
        ],
      ]}
      card={(record) => (
        <>
          <Flex gap="3" align="flex-start">
            {select(record)}
            <Opener type="button" onClick={() => onOpen(record)}>
              <HiddenText>{listWords.details('')}</HiddenText>
              <Flex as="span" wrap="wrap" columnGap="2" align="center">
                <chakra.span fontWeight="600" fontSize="md">
                  {fullName(record)}
                </chakra.span>
                <RowMarks record={record} />
              </Flex>
              <Box as="span" display="block" color="ink.muted">
                {[
                  answerText(record, 'parcours'),
                  answerText(record, 'classe'),
                  formatDate(record.dateInscription),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Opener>
            <Box marginTop="-2">{remove(record)}</Box>
          </Flex>
          {record.telephone !== '' && (
            <Box paddingInlineStart="10" marginBottom="-3">
              <Phone href={`tel:${record.telephone}`}>{answerText(record, 'telephone')}</Phone>
            </Box>
          )}
        </>
      )}
    />
  );
}
