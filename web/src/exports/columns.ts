import { isCalendarDay } from '@centre/domain/dates';
import { fieldNames, statutLabels } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import {
  answerLabels,
  answerTable,
  answerText,
  type AnswerName,
} from '../texts/answers.texts.ts';
import { exportTexts } from '../texts/exports.texts.ts';

/** Typed value of a cell; dates are instants, or days at midnight UTC. */
export type ExportValue =
  | { readonly kind: 'text' | 'phone'; readonly text: string }
  | { readonly kind: 'instant' | 'day'; readonly date: Date };

/** Column of the exported files. */
interface ExportColumn {
  readonly label: string;
  /** Width in characters, for formats with column widths. */
  readonly width: number;
  readonly value: (record: InscriptionRecord) => ExportValue;
}

const text = (value: string): ExportValue => ({ kind: 'text', text: value });

function instant(date: Date | undefined): ExportValue {
  return date && date.getTime() !== 0 ? { kind: 'instant', date } : text('');
}

/** First day exported as a date: Excel's dates start in 1900, with errors in the first two months. */
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

const defaultWidth = 18;

const answers: readonly AnswerName[] = [...fieldNames, 'formation', 'adresse'];

const column = (
  label: string,
  width: number,
  value: (record: InscriptionRecord) => ExportValue,
): ExportColumn => ({ label, width, value });

const { columns } = exportTexts;

/** Columns of the exports: all fields of an application, in the order of the form. */
export const exportColumns: readonly ExportColumn[] = [
  column(columns.reference, 18, ({ reference }) => text(reference)),
  column(columns.received, 18, ({ dateInscription }) => instant(dateInscription)),
  column(columns.statut, 12, ({ statut }) => text(statutLabels[statut])),
  column(columns.decided, 18, ({ dateTraitement }) => instant(dateTraitement)),
  column(columns.decidedBy, 16, ({ traitePar }) => text(traitePar)),
  ...answers.map((name) =>
    column(answerLabels[name], answerTable[name].width ?? defaultWidth, (record) =>
      answer(record, name),
    ),
  ),
  column(columns.campagne, 12, ({ campagne }) => text(campagne)),
];
