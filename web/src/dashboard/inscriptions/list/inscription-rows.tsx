import { formatDate } from '@centre/domain/dates';
import { statutLabels, type InscriptionStatut } from '@centre/domain/inscription/inscription';
import { aVerifierLabels } from '@centre/domain/inscription/record';
import type { InscriptionSort } from '@centre/domain/registre/filter';
import type { Row } from '@centre/domain/registre/row';
import { Badge, Box, chakra, Flex, IconButton, Table, VisuallyHidden } from '@chakra-ui/react';
import {
  CopyCheck,
  Eye,
  FilePen,
  Phone,
  PhoneOff,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { fullName, listedAnswer, type ListedAnswer } from '../../../texts/answers.texts.ts';
import { later } from '../../../ui/later.tsx';
import { CheckBox } from '../../ui/field.tsx';
import { RecordList, SortHead } from '../../ui/data-table.tsx';
import { IconAction } from '../../ui/buttons.tsx';
import { listTexts } from '../desk.texts.ts';

const headers = listTexts.columns;

const OpenButton = chakra('button', {
  base: { flex: '1', minWidth: '0', textAlign: 'start', cursor: 'pointer' },
});

/** Identity of an application: id, reference and name. */
export type ApplicationIdentity = Pick<Row, 'id' | 'reference' | 'nom' | 'prenom'>;

export interface RowsProps {
  /** Rows of the page. */
  readonly rows: readonly Row[];
  /** Ids of likely duplicates. */
  readonly duplicates: ReadonlySet<string>;
  readonly sort: InscriptionSort;
  readonly onSort: (sort: InscriptionSort) => void;
  /** Ids in the order of their selection. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (rows: readonly Pick<Row, 'id'>[], isSelected: boolean) => void;
  readonly onOpen: (row: Row) => void;
  /** Undefined without the permission. */
  readonly onDelete: ((row: ApplicationIdentity) => void) | undefined;
}

/** Applications as rows of a table, or on a phone as cards. */
export function InscriptionRows({
  rows,
  duplicates,
  sort,
  onSort,
  selected,
  onSelect,
  onOpen,
  onDelete,
}: RowsProps) {
  const sortHead = (
    column: InscriptionSort['column'],
    label: string,
    initialDirection: InscriptionSort['direction'],
  ) => (
    <SortHead
      key={column}
      label={label}
      initialDirection={initialDirection}
      direction={sort.column === column ? sort.direction : undefined}
      onSort={(direction) => onSort({ column, direction })}
    />
  );
  const selectAll = (
    <Table.ColumnHeader key="select" scope="col">
      <CheckBox
        label={listTexts.selectAll}
        checked={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
        onChange={(isSelected) => onSelect(rows, isSelected)}
      />
    </Table.ColumnHeader>
  );
  const select = (row: Row) => (
    <CheckBox
      label={listTexts.select(fullName(row))}
      checked={selected.has(row.id)}
      onChange={(checked) => onSelect([row], checked)}
    />
  );
  const answers = (name: ListedAnswer) =>
    [headers[name], (row: Row) => listedAnswer(row, name)] as const;

  return (
    <RecordList
      hasActions
      label={listTexts.table}
      items={rows}
      // Takes the focus when the dialog of its application closes.
      attributes={({ id }) => ({
        'data-row': id,
        'data-marked': selected.has(id),
        tabIndex: -1,
      })}
      rowAttributes={(row) => ({
        'aria-label': fullName(row),
        'aria-selected': selected.has(row.id),
        onClick: ({ target }) => {
          // A click on a control of the row, or the selection of text, opens nothing.
          const isOnControl = (target as Element).closest('button, input, label, a') !== null;
          if (!isOnControl && String(getSelection()) === '') onOpen(row);
        },
      })}
      columns={[
        [selectAll, select],
        [sortHead('date', headers.date, 'desc'), (row) => formatDate(row.dateInscription)],
        [
          sortHead('nom', headers.nom, 'asc'),
          (row) => (
            <Flex align="center" gap="2">
              <chakra.span fontWeight="600" whiteSpace="normal" minWidth="180px">
                {fullName(row)}
              </chakra.span>
              <RowMarks row={row} isDuplicate={duplicates.has(row.id)} />
            </Flex>
          ),
        ],
        ...(['parcours', 'classe', 'specialite'] as const).map(answers),
        [headers.statut, ({ statut }) => <StatutBadge statut={statut} />],
        ...(['telephone', 'email'] as const).map(answers),
        [
          headers.actions,
          (row) => (
            <Flex gap="1">
              <IconAction
                icon={Eye}
                label={listTexts.details(fullName(row))}
                _hover={{ color: 'brand' }}
                onClick={() => onOpen(row)}
              />
              {onDelete && (
                <IconAction
                  icon={Trash2}
                  label={listTexts.remove(fullName(row))}
                  _hover={{ color: 'danger' }}
                  onClick={() => onDelete(row)}
                />
              )}
            </Flex>
          ),
        ],
      ]}
      card={(row) => (
        <Flex gap="2" align="center" marginBlock="-1">
          {select(row)}
          <OpenButton type="button" onClick={() => onOpen(row)}>
            <VisuallyHidden>{listTexts.details('')}</VisuallyHidden>
            <Flex as="span" wrap="wrap" columnGap="2" align="center">
              <chakra.span fontWeight="600">{fullName(row)}</chakra.span>
              <RowMarks row={row} isDuplicate={duplicates.has(row.id)} hasStatut />
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
          </OpenButton>
          {row.telephone !== '' && (
            <IconButton asChild variant="ghost" color="brand">
              <a
                href={`tel:${row.telephone}`}
                title={listedAnswer(row, 'telephone')}
                aria-label={listTexts.call(fullName(row))}
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

/** Badge colour of each decision; most of the list is pending and stays neutral. */
const statutTones = {
  en_attente: 'neutral',
  acceptee: 'brand',
  refusee: 'danger',
} as const;

export function StatutBadge({ statut }: { readonly statut: InscriptionStatut }) {
  return <Badge colorPalette={statutTones[statut]}>{statutLabels[statut]}</Badge>;
}

interface RowMarksProps {
  readonly row: Row;
  readonly isDuplicate: boolean;
  /** Whether to include the decision. */
  readonly hasStatut?: boolean;
}

/** Badges of an application: its decision, and the reasons to check it. */
function RowMarks({ row, isDuplicate, hasStatut }: RowMarksProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" verticalAlign="middle">
      {hasStatut && row.statut !== 'en_attente' && <StatutBadge statut={row.statut} />}
      {row.aVerifier.length > 0 && (
        <Badge
          colorPalette="call"
          title={row.aVerifier.map((reason) => aVerifierLabels[reason]).join('\n')}
        >
          {listTexts.toCheck}
        </Badge>
      )}
      {isDuplicate && <Mark icon={CopyCheck} label={listTexts.duplicate} />}
      <PhoneMark number={row.telephone} />
      {row.correction && <Mark icon={FilePen} label={listTexts.corrected} />}
    </chakra.span>
  );
}

/** Badge of a doubtful phone number, shown once the data of all countries has loaded. */
const PhoneMark = later(async () => {
  const { phoneWarning } = await import('@centre/domain/phone-countries');
  return function PhoneMark({ number }: { readonly number: string }) {
    return phoneWarning(number) && <Mark icon={PhoneOff} label={listTexts.phoneToCheck} />;
  };
});

function Mark({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <chakra.span
      role="img"
      aria-label={label}
      title={label}
      display="inline-flex"
      color="ink.muted"
    >
      <Icon size={16} aria-hidden />
    </chakra.span>
  );
}

/** Focuses the row of a record, if it is on the screen and does not contain the focus. */
export function focusRow(id: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const row = rows.find(({ dataset }) => dataset['row'] === id);
  if (row?.contains(document.activeElement)) return;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
