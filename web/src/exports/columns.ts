import { isCalendarDay } from '@centre/domain/dates';
import { fieldNames, statutLabels } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import {
  answerLabels,
  answerTable,
  answerText,
  type AnswerName,
} from '../texts/answers.texts.ts';
import { exportWords } from '../texts/exports.texts.ts';

/** A value as the files need to know it; dates are instants or days at midnight UTC. */
export type ExportValue =
  | { readonly kind: 'text' | 'phone'; readonly text: string }
  | { readonly kind: 'instant' | 'day'; readonly date: Date };

/** A column of the exported files. */
interface ExportColumn {
  readonly label: string;
  /** In characters, for the files that know widths. */
  readonly width: number;
  readonly value: (record: InscriptionRecord) => ExportValue;
}

const text = (value: string): ExportValue => ({ kind: 'text', text: value });

function instant(date: Date | undefined): ExportValue {
  return date && date.getTime() !== 0 ? { kind: 'instant', date } : text('');
}

/** Spreadsheets count days from 1900 on, and get the first two months of it wrong. */
const firstDay = '1901-01-01';

function answer(record: InscriptionRecord, name: AnswerName): ExportValue {
  const { kind } = answerTable[name];
  const value = record[name] ?? '';
  if (kind === 'phone') return { kind, text: value };
  if (kind === 'date' && isCalendarDay(value) && value >= firstDay) {
    return { kind: 'day', date: new Date(`${value}T00:00:00Z`) };
  }
  return text(answerText(record, name));
}

const usualWidth = 18;

const answers: readonly AnswerName[] = [...fieldNames, 'formation', 'adresse'];

const column = (
  label: string,
  width: number,
  value: (record: InscriptionRecord) => ExportValue,
): ExportColumn => ({ label, width, value });

const { columns } = exportWords;

/** Everything that is known of an application, in the order of the form. */
export const exportColumns: readonly ExportColumn[] = [
  column(columns.reference, 18, ({ reference }) => text(reference)),
  column(columns.received, 18, ({ dateInscription }) => instant(dateInscription)),
  column(columns.statut, 12, ({ statut }) => text(statutLabels[statut])),
  column(columns.decided, 18, ({ dateTraitement }) => instant(dateTraitement)),
  column(columns.decidedBy, 16, ({ traitePar }) => text(traitePar)),
  ...answers.map((name) =>
    column(answerLabels[name], answerTable[name].width ?? usualWidth, (record) =>
      answer(record, name),
    ),
  ),
  column(columns.campagne, 12, ({ campagne }) => text(campagne)),
];
