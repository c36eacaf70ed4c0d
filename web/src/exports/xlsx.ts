import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { formatPhone } from '@centre/domain/phone';
import writeExcelFile, { type Cell, type Feature } from 'write-excel-file/universal';
import { exportTexts } from '../texts/exports.texts.ts';
import { exportColumns, type ExportValue } from './columns.ts';

/** Largest number of rows in a sheet of Excel, with the header. */
const maxRows = 1_048_576;

/** Excel's format codes, which do not depend on its language. */
const dayFormat = 'dd/mm/yyyy';
const instantFormat = 'dd/mm/yyyy hh:mm';
/** Format of text cells: typed changes stay text, too. */
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

/** Column name by number, up to two letters: `A` for 1, `AB` for 28. */
function columnName(number: number): string {
  const [first, second] = [Math.floor((number - 1) / 26), (number - 1) % 26];
  const letter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
  return (first > 0 ? letter(first - 1) : '') + letter(second);
}

/** Filter and sort buttons in the header; in the XML they must directly follow the rows. */
const headerFilter = (rows: number): Feature<Blob> => ({
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
 * Workbook of applications: dates are dates, all other cells are text, none is a formula.
 *
 * @throws Error when there are too many for one sheet.
 */
export async function xlsxFile(records: readonly InscriptionRecord[]): Promise<Blob> {
  if (records.length >= maxRows) throw new Error(exportTexts.tooManyForExcel);
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
      sheet: exportTexts.sheet,
      stickyRowsCount: 1,
      columns: exportColumns.map(({ width }) => ({ width })),
    },
    { features: [headerFilter(rows.length + 1)] },
  ).toBlob();
}
