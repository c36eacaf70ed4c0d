import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { formatPhone } from '@centre/domain/phone';
import writeExcelFile, { type Cell, type Feature } from 'write-excel-file/universal';
import { exportWords } from '../texts/exports.texts.ts';
import { exportColumns, type ExportValue } from './columns.ts';

/** Rows of a sheet of Excel, its head included. */
const xlsxRows = 1_048_576;

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

/** `A` for 1, `AB` for 28; no sheet of ours has more columns than two letters name. */
function columnName(number: number): string {
  const [first, second] = [Math.floor((number - 1) / 26), (number - 1) % 26];
  const letter = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place);
  return (first > 0 ? letter(first - 1) : '') + letter(second);
}

/** Arrows in the head by which Excel filters and sorts; it wants them right after the rows. */
const filterInHead = (rows: number): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) => {
          const range = `A1:${columnName(exportColumns.length)}${String(rows)}`;
          return xml.replace('</sheetData>', `$&<autoFilter ref="${range}"/>`);
        },
      },
    },
  },
});

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
  return writeExcelFile(
    [head, ...rows],
    {
      sheet: exportWords.sheet,
      stickyRowsCount: 1,
      columns: exportColumns.map(({ width }) => ({ width })),
    },
    { features: [filterInHead(rows.length + 1)] },
  ).toBlob();
}
