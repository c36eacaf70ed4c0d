import { formatCalendarDay, formatDateTime } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { phoneNumber } from '@centre/domain/phone';
import { foldText } from '@centre/domain/text';
import { months } from '@centre/domain/typed-day';
import { exportColumns, type ExportValue } from './columns.ts';

// A French Excel separates columns by semicolons, and misreads UTF-8 without a byte order mark.
const separator = ';';
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

// Texts that spreadsheets run as formulas, also with full-width signs or invisible leading spaces.
const looksLikeFormula = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

// Texts that spreadsheets convert to numbers or dates.
const looksLikeNumber = [
  /^0[\d ]+([.,]\d+)?$/,
  /^(\d ?){12,}$/,
  /^\d+([.,]\d+)?e[+-]?\d+$/,
  /^\d+[.,]\d*0$/,
  /^\(\d[\d.,]*\)$/,
  // Not two years with a hyphen, a school year, which spreadsheets leave as text.
  /^(?!\d{4}-\d{4}$)\d{1,4}([/.:-]\d{1,4}){1,2}( [\d:]+)?$/,
  new RegExp(`^(?=.*\\d)(\\d{1,4}[ ./-]*)?(${months.join('|')})[a-z]*\\.?([ ./-]*\\d{1,4})?$`),
];

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(separator)}${lineEnd}`;
}

function quoted(cell: string): string {
  return `"${escapeFormula(cell).replaceAll('"', '""')}"`;
}

/** Prevents formula injection: a leading apostrophe marks the cell as text. */
function escapeFormula(text: string): string {
  return looksLikeFormula.test(text) ? `'${text}` : text;
}

/**
 * Prevents the conversion of an answer to a number or a date, by the same apostrophe. Excel shows it,
 * but the alternatives are worse: an invisible tab or space would be copied along, and `="00123"` is
 * a formula that other programs show as it is.
 */
function answerCell(text: string): string {
  const folded = foldText(text);
  return looksLikeNumber.some((shape) => shape.test(folded)) ? `'${text}` : text;
}

function cellOf(value: ExportValue): string {
  switch (value.kind) {
    case 'text':
      return answerCell(value.text);
    case 'phone':
      return phoneCell(value.text);
    case 'instant':
      return formatDateTime(value.date);
    case 'day':
      return formatCalendarDay(value.date.toISOString().slice(0, 10));
  }
}

/** CSV file of applications, for a French Excel. */
export function csvFile(records: readonly InscriptionRecord[]): Blob {
  const head = csvLine(exportColumns.map(({ label }) => label));
  const lines = records.map((record) =>
    csvLine(exportColumns.map(({ value }) => cellOf(value(record)))),
  );
  return new Blob([byteOrderMark, head, ...lines], { type: 'text/csv;charset=utf-8' });
}

// Calling codes of one or two digits, by ITU-T E.164; all others have three.
const shortCodes = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * Formats a phone number for CSV: `(+228) 90 11 22 33`. Spreadsheets run a text with a leading plus
 * sign as a formula, and convert digits to a number without its leading zeros. With the calling code
 * in parentheses, or in pairs of digits for a number without a country (`06 12 34 56 78`), it stays a
 * text.
 */
function phoneCell(typed: string): string {
  const number = phoneNumber(typed);
  if (number === undefined) return answerCell(typed);
  if (!number.startsWith('+')) return number.replace(/\B(?=(?:\d{2})+$)/g, ' ');
  const code = shortCodes.exec(number)?.[0] ?? number.slice(0, 4);
  const local = number.slice(code.length);
  const spaced = local.length % 2 === 0 ? local.replace(/(\d{2})(?=\d)/g, '$1 ') : local;
  return `(${code}) ${spaced}`;
}
