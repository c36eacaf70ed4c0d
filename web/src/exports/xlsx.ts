import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { formatPhone } from '@centre/domain/phone';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import { exportWords } from '../content/dashboard/exports.ts';
import { exportColumns, type ExportValue } from './columns.ts';

/** Rows of a sheet of Excel, its head included. */
export const xlsxRows = 1_048_576;

/** Excel's own signs, whatever the language it is shown in. */
const dayFormat = 'dd/mm/yyyy';
const instantFormat = 'dd/mm/yyyy hh:mm';
/** The format of cells that are text even when they are typed anew. */
const textFormat = '@';

function cellOf(value: ExportValue): Cell {
  switch (value.kind) {
    case 'day':
      return { type: Date, value: value.date, format: dayFormat };
    case 'instant':
      return { type: Date, value: value.date, format: instantFormat };
    case 'text':
    case 'phone': {
      const text = value.kind === 'phone' ? formatPhone(value.text) : value.text;
      return text === '' ? null : { type: String, value: text, format: textFormat };
    }
  }
}

/**
 * The applications as a workbook: dates are dates, all the rest is text and nothing a formula.
 *
 * @throws Error when they do not fit into one sheet.
 */
export async function xlsxFile(records: readonly InscriptionRecord[]): Promise<Blob> {
  if (records.length >= xlsxRows) throw new Error(exportWords.tooManyForExcel);
  const head: Cell[] = exportColumns.map(({ label }) => ({
    type: String,
    value: label,
    fontWeight: 'bold',
    backgroundColor: '#E3EFE9',
  }));
  const rows = records.map((record) => exportColumns.map(({ value }) => cellOf(value(record))));
  return writeExcelFile([head, ...rows], {
    sheet: exportWords.sheet,
    stickyRowsCount: 1,
    columns: exportColumns.map(({ width }) => ({ width })),
  }).toBlob();
}
