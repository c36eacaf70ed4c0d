import { statutLabels, type InscriptionStatut } from '@centre/domain/inscription/inscription';
import { aVerifierLabels } from '@centre/domain/inscription/record';
import type { Row } from '@centre/domain/registre/row';
import { Badge, chakra } from '@chakra-ui/react';
import { CopyCheck, FilePen, PhoneOff, type LucideIcon } from 'lucide-react';
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
  readonly row: Row;
  readonly isDuplicate: boolean;
  /** Whether the decision is among them. */
  readonly hasStatut?: boolean;
}

/** Badges of an application: its decision, and its reasons for a check. */
export function RowMarks({ row, isDuplicate, hasStatut }: RowMarksProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" verticalAlign="middle">
      {hasStatut && row.statut !== 'en_attente' && <StatutMark statut={row.statut} />}
      {row.aVerifier.length > 0 && (
        <Badge
          colorPalette="call"
          title={row.aVerifier.map((reason) => aVerifierLabels[reason]).join('\n')}
        >
          {listWords.toCheck}
        </Badge>
      )}
      {isDuplicate && <Mark icon={CopyCheck} label={listWords.duplicate} />}
      <PhoneMark number={row.telephone} />
      {row.correction && <Mark icon={FilePen} label={listWords.corrected} />}
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

/** What names an application and tells it apart. */
export type Named = Pick<Row, 'id' | 'reference' | 'nom' | 'prenom'>;

/** Attributes of a row, which gets the focus when the dialog of its application is closed. */
export const rowAttributes = ({ id }: Row, { selected }: RowActions) =>
  ({ 'data-row': id, 'data-marked': selected.has(id), tabIndex: -1 }) as const;

/** Gives the focus to the row of that record, if it is on the screen and without the focus. */
export function focusRow(id: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const row = rows.find(({ dataset }) => dataset['row'] === id);
  if (row?.contains(document.activeElement)) return;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** What can be done with the rows of the list, in whatever form they are shown. */
export interface RowActions {
  /** Ids, in the order of choosing. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (rows: readonly Pick<Row, 'id'>[], isSelected: boolean) => void;
  readonly onOpen: (row: Row) => void;
  /** Undefined for those who may not delete. */
  readonly onDelete: ((row: Named) => void) | undefined;
}

export interface RowsProps extends RowActions {
  /** Those of the page. */
  readonly rows: readonly Row[];
  /** Ids of likely duplicates. */
  readonly duplicates: ReadonlySet<string>;
}
