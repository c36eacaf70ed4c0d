import { formatDay } from '@centre/domain/dates';
import { centre } from '@centre/domain/centre';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import { bilanFile } from '../texts/bilan.texts.ts';
import {
  fileColumns,
  fileTables,
  type ComparedBilans,
  type FileFigure,
} from './bilan-tables.ts';

const bold = (value: string): Cell => ({ type: String, value, fontWeight: 'bold' });
const plain = (value: string): Cell => ({ type: String, value });
const head = (value: string, align: 'left' | 'right'): Cell => ({
  type: String,
  value,
  align,
  fontWeight: 'bold',
  backgroundColor: '#E3EFE9',
});

function figureCell(figure: FileFigure, isTotal: boolean): Cell {
  const style = { align: 'right' as const, ...(isTotal && { fontWeight: 'bold' as const }) };
  return typeof figure === 'number'
    ? { type: Number, value: figure, ...style }
    : { type: String, value: figure, ...style };
}

const widths = [30, 12, 12, 12, 12, 12, 12];

/** The figures of a campaign as a workbook, with small groups masked. */
export function bilanXlsx(bilans: ComparedBilans, now: Date): Promise<Blob> {
  const tables = fileTables(bilans).flatMap(({ title, rows }) => [
    [],
    [head(title, 'left'), ...fileColumns(bilans).map((column) => head(column, 'right'))],
    ...rows.map(({ label, figures }, at) => {
      const isTotal = at === rows.length - 1;
      return [
        isTotal ? bold(label) : plain(label),
        ...figures.map((figure) => figureCell(figure, isTotal)),
      ];
    }),
  ]);
  const top = [
    [bold(bilanFile.title(bilans.campagne))],
    [plain(`${centre.name}, ${bilanFile.compared(bilans.precedente)}`)],
    [plain(bilanFile.made(formatDay(now)))],
    [plain(bilanFile.legend)],
  ];
  return writeExcelFile([...top, ...tables], {
    sheet: bilanFile.sheet,
    columns: widths.map((width) => ({ width })),
  }).toBlob();
}
