import { formatCalendarDay, formatDateTime, calendarDayOf } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { exportColumns, type ExportValue } from './columns.ts';
import { phoneCell } from './phone-cell.ts';

// A French Excel parts columns at semicolons, and takes a file without this mark for one in
// the letters of Western Europe.
const separator = ';';
const mark = '\uFEFF';
const lineEnd = '\r\n';

// What spreadsheets read as a formula, wide forms and hidden spaces before it included.
const looksLikeFormula = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

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

function cellOf(value: ExportValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'phone':
      return phoneCell(value.text);
    case 'instant':
      return formatDateTime(value.date);
    case 'day':
      return formatCalendarDay(calendarDayOf(value.date));
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
