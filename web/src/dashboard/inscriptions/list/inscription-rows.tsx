import { formatDate } from '@centre/domain/dates';
import type { InscriptionSort } from '@centre/domain/inscription/query';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { Box, chakra, Flex, IconButton, Table, VisuallyHidden } from '@chakra-ui/react';
import { Eye, Phone, Trash2 } from 'lucide-react';
import { answerText, fullName } from '../../../texts/answers.texts.ts';
import { CheckBox } from '../../ui/check-box.tsx';
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

  const answers = (name: 'parcours' | 'classe' | 'specialite' | 'telephone' | 'email') =>
    [heads[name], (record: InscriptionRecord) => answerText(record, name)] as const;

  return (
    <RecordList
      hasActions
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
        [sortHead('date', heads.date, 'desc'), (record) => formatDate(record.dateInscription)],
        [
          sortHead('nom', heads.nom, 'asc'),
          (record) => (
            <Flex align="center" gap="2">
              <chakra.span fontWeight="600" whiteSpace="normal" minWidth="180px">
                {fullName(record)}
              </chakra.span>
              <RowMarks record={record} />
            </Flex>
          ),
        ],
        ...(['parcours', 'classe', 'specialite'] as const).map(answers),
        [heads.statut, ({ statut }) => <StatutMark statut={statut} />],
        ...(['telephone', 'email'] as const).map(answers),
        [
          heads.actions,
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
        <Flex gap="2" align="center" marginBlock="-1">
          {select(record)}
          <Opener type="button" onClick={() => onOpen(record)}>
            <VisuallyHidden>{listWords.details('')}</VisuallyHidden>
            <Flex as="span" wrap="wrap" columnGap="2" align="center">
              <chakra.span fontWeight="600">{fullName(record)}</chakra.span>
              <RowMarks hasStatut record={record} />
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
          {record.telephone !== '' && (
            <IconButton asChild variant="ghost" color="brand">
              <a
                href={`tel:${record.telephone}`}
                title={answerText(record, 'telephone')}
                aria-label={listWords.call(fullName(record))}
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
