import { statutLabels, type InscriptionStatut } from '@centre/domain/inscription/inscription';
import { aVerifierLabels, type InscriptionRecord } from '@centre/domain/inscription/record';
import { Badge, chakra } from '@chakra-ui/react';
import { CopyCheck, FilePen, PhoneOff, UserCheck, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { ColumnName } from '../../../data/staff/list-columns.ts';
import { later } from '../../../ui/later.tsx';
import { listWords } from '../desk.texts.ts';

/** The colour of each decision; pending ones are most of the list and stay neutral. */
export const statutTones = {
  en_attente: 'neutral',
  acceptee: 'brand',
  refusee: 'danger',
} as const;

export function StatutMark({ statut }: { readonly statut: InscriptionStatut }) {
  return <Badge colorPalette={statutTones[statut]}>{statutLabels[statut]}</Badge>;
}

interface RowMarksProps {
  readonly record: InscriptionRecord;
  /** Whether the decision is among them. */
  readonly hasStatut: boolean;
}

/** The marks of a row: its decision, what is to be checked, and who takes care of it. */
export function RowMarks({ record, hasStatut }: RowMarksProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" verticalAlign="middle">
      {hasStatut && record.statut !== 'en_attente' && <StatutMark statut={record.statut} />}
      {record.aVerifier.length > 0 && (
        <Badge
          colorPalette="call"
          title={record.aVerifier.map((reason) => aVerifierLabels[reason]).join('\n')}
        >
          {listWords.toCheck}
        </Badge>
      )}
      {record.doublon && <Mark icon={CopyCheck} label={listWords.duplicate} />}
      <PhoneMark number={record.telephone} />
      {record.correction && <Mark icon={FilePen} label={listWords.corrected} />}
      {record.responsable !== '' && (
        <Mark icon={UserCheck} label={listWords.assigned(record.responsable)} />
      )}
    </chakra.span>
  );
}

/** Appears once the file that knows all countries is there. */
const PhoneMark = later(async () => {
  const { remarkOn } = await import('@centre/domain/phone-countries');
  return function PhoneMark({ number }: { readonly number: string }) {
    return remarkOn(number) && <Mark icon={PhoneOff} label={listWords.phoneToCheck} />;
  };
});

interface MarkProps {
  readonly icon: LucideIcon;
  readonly label: string;
}

function Mark({ icon: Icon, label }: MarkProps) {
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

/**
 * Makes an element the row of a record: the arrow keys reach it, Enter opens it and the space
 * bar selects it.
 */
export function rowAttributes(
  record: InscriptionRecord,
  { selected, onSelect, onOpen }: RowActions,
) {
  return {
    'data-row': record.id,
    'data-marked': selected.has(record.id),
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // A button or a box in the row has keys of its own.
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter') onOpen(record);
      else if (event.key === ' ') onSelect([record], !selected.has(record.id));
      else return;
      event.preventDefault();
    },
  } as const;
}

/** The rows on the screen, from top to bottom: each carries its id, as a line or as a card. */
function rowElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')];
}

/** Moves the focus by `by` rows; from elsewhere to the first or the last. */
export function moveRow(by: 1 | -1): void {
  const rows = rowElements();
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const start = by === 1 ? -1 : rows.length;
  const next = rows[(current === -1 ? start : current) + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Gives the focus to the row of that record, if it is on the screen and without the focus. */
export function focusRow(id: string): void {
  const row = rowElements().find(({ dataset }) => dataset['row'] === id);
  if (row?.contains(document.activeElement)) return;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** What can be done with the rows of the list, in whatever form they are shown. */
export interface RowActions {
  readonly selected: ReadonlyMap<string, InscriptionRecord>;
  readonly onSelect: (records: readonly InscriptionRecord[], isSelected: boolean) => void;
  readonly onOpen: (record: InscriptionRecord) => void;
  /** Undefined for those who may not delete. */
  readonly onDelete: ((record: InscriptionRecord) => void) | undefined;
}

export interface RowsProps extends RowActions {
  readonly rows: readonly InscriptionRecord[];
  readonly columns: readonly ColumnName[];
}
