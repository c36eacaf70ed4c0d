import { formatCalendarDay, formatDateTime } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { phoneNumber } from '@centre/domain/phone';
import { foldText } from '@centre/domain/text';
import { months } from '@centre/domain/typed-day';
import { exportColumns, type ExportValue } from './columns.ts';

// A French Excel separates columns by semicolons, and without this mark reads UTF-8 wrongly.
const separator = ';';
const mark = '\uFEFF';
const lineEnd = '\r\n';

// Texts that spreadsheets compute, also with full-width signs or invisible spaces before them.
const looksLikeFormula = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

// Texts that spreadsheets take for a number or a day, and write in another way.
const looksLikeNumber = [
  /^0[\d ]+([.,]\d+)?$/,
  /^(\d ?){12,}$/,
  /^\d+([.,]\d+)?e[+-]?\d+$/,
  /^\d+[.,]\d*0$/,
  /^\(\d[\d.,]*\)$/,
  // Two years with a hyphen are a school year, to a spreadsheet too.
  /^(?!\d{4}-\d{4}$)\d{1,4}([/.:-]\d{1,4}){1,2}( [\d:]+)?$/,
  new RegExp(`^(?=.*\\d)(\\d{1,4}[ ./-]*)?(${months.join('|')})[a-z]*\\.?([ ./-]*\\d{1,4})?$`),
];

/** A line of cells. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(separator)}${lineEnd}`;
}

function quoted(cell: string): string {
  return `"${defused(cell).replaceAll('"', '""')}"`;
}

/** `text` such that no spreadsheet computes it: an apostrophe says that it is a text. */
function defused(text: string): string {
  return looksLikeFormula.test(text) ? `'${text}` : text;
}

/**
 * An answer of which a spreadsheet makes no number and no day, by the same apostrophe. Excel shows
 * it, as it shows those before formulas: a tab or a space that nobody sees would be copied along,
 * and `="00123"`, which it shows without, is a formula and stays as it is in other programs.
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

/** The applications as a text file that a French Excel opens by a double click. */
export function csvFile(records: readonly InscriptionRecord[]): Blob {
  const head = csvLine(exportColumns.map(({ label }) => label));
  const lines = records.map((record) =>
    csvLine(exportColumns.map(({ value }) => cellOf(value(record)))),
  );
  return new Blob([mark, head, ...lines], { type: 'text/csv;charset=utf-8' });
}

// Calling codes of one or two digits, by ITU-T E.164; all others have three.
const shortCodes = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A phone number as a cell of a text file: `(+228) 90 11 22 33`. Spreadsheets take a text that
 * begins with a plus sign for a sum, and one of digits for a number, whose zeros they drop;
 * with the calling code in parentheses it is a text that can still be read out and dialled, and
 * so is one without a country in pairs of digits: `06 12 34 56 78`.
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
