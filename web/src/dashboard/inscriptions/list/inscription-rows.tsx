import { formatDate } from '@centre/domain/dates';
import type { InscriptionSort } from '@centre/domain/registre/filter';
import type { Row } from '@centre/domain/registre/row';
import { Box, chakra, Flex, IconButton, Table, VisuallyHidden } from '@chakra-ui/react';
import { Eye, Phone, Trash2 } from 'lucide-react';
import { fullName, listedAnswer, type ListedAnswer } from '../../../texts/answers.texts.ts';
import { CheckBox } from '../../ui/field.tsx';
import { SortHead, RecordList } from '../../ui/data-table.tsx';
import { IconAction } from '../../ui/icon-action.tsx';
import { listWords } from '../desk.texts.ts';
import { rowAttributes, RowMarks, StatutMark, type RowsProps } from './row.tsx';

const heads = listWords.columns;

const Opener = chakra('button', {
  base: { flex: '1', minWidth: '0', textAlign: 'start', cursor: 'pointer' },
});

interface InscriptionRowsProps extends RowsProps {
  readonly sort: InscriptionSort;
  readonly onSort: (sort: InscriptionSort) => void;
}

/** The applications: a line each, or on a phone a card. */
export function InscriptionRows({
  rows,
  duplicates,
  sort,
  onSort,
  ...actions
}: InscriptionRowsProps) {
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
  const select = (row: Row) => (
    <CheckBox
      label={listWords.select(fullName(row))}
      checked={selected.has(row.id)}
      onChange={(checked) => onSelect([row], checked)}
    />
  );
  const remove = (row: Row) =>
    onDelete && (
      <IconAction
        icon={Trash2}
        label={listWords.remove(fullName(row))}
        _hover={{ color: 'danger' }}
        onClick={() => onDelete(row)}
      />
    );

  const answers = (name: ListedAnswer) =>
    [heads[name], (row: Row) => listedAnswer(row, name)] as const;
  const marks = (row: Row, hasStatut: boolean) => (
    <RowMarks row={row} isDuplicate={duplicates.has(row.id)} hasStatut={hasStatut} />
  );

  return (
    <RecordList
      hasActions
      label={listWords.table}
      items={rows}
      attributes={(row) => rowAttributes(row, actions)}
      rowAttributes={(row) => ({
        'aria-label': fullName(row),
        'aria-selected': selected.has(row.id),
        onClick: ({ target }) => {
          // Buttons and boxes in the row have a purpose of their own, and so has selecting text.
          const isOwn = (target as Element).closest('button, input, label, a') !== null;
          if (!isOwn && String(getSelection()) === '') onOpen(row);
        },
      })}
      columns={[
        [selectAll, select],
        [sortHead('date', heads.date, 'desc'), (row) => formatDate(row.dateInscription)],
        [
          sortHead('nom', heads.nom, 'asc'),
          (row) => (
            <Flex align="center" gap="2">
              <chakra.span fontWeight="600" whiteSpace="normal" minWidth="180px">
                {fullName(row)}
              </chakra.span>
              {marks(row, false)}
            </Flex>
          ),
        ],
        ...(['parcours', 'classe', 'specialite'] as const).map(answers),
        [heads.statut, ({ statut }) => <StatutMark statut={statut} />],
        ...(['telephone', 'email'] as const).map(answers),
        [
          heads.actions,
          (row) => (
            <Flex gap="1">
              <IconAction
                icon={Eye}
                label={listWords.details(fullName(row))}
                _hover={{ color: 'brand' }}
                onClick={() => onOpen(row)}
              />
              {remove(row)}
            </Flex>
          ),
        ],
      ]}
      card={(row) => (
        <Flex gap="2" align="center" marginBlock="-1">
          {select(row)}
          <Opener type="button" onClick={() => onOpen(row)}>
            <VisuallyHidden>{listWords.details('')}</VisuallyHidden>
            <Flex as="span" wrap="wrap" columnGap="2" align="center">
              <chakra.span fontWeight="600">{fullName(row)}</chakra.span>
              {marks(row, true)}
            </Flex>
            <Box as="span" display="block" color="ink.muted">
              {[
                listedAnswer(row, 'parcours'),
                listedAnswer(row, 'classe'),
                formatDate(row.dateInscription),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Opener>
          {row.telephone !== '' && (
            <IconButton asChild variant="ghost" color="brand">
              <a
                href={`tel:${row.telephone}`}
                title={listedAnswer(row, 'telephone')}
                aria-label={listWords.call(fullName(row))}
              >
                <Phone size={18} aria-hidden />
              </a>
            </IconButton>
          )}
        </Flex>
      )}
    />
  );
}
