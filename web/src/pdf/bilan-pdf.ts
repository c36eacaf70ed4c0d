import { centre } from '@centre/domain/centre';
import { formatDay } from '@centre/domain/dates';
import { bilanFile } from '../texts/bilan.texts.ts';
import {
  fileColumns,
  fileTables,
  type ComparedBilans,
  type FileTable,
} from '../exports/bilan-tables.ts';
import {
  block,
  heightOf,
  makeRoom,
  newSheet,
  rule,
  write,
  writeHead,
  writeLine,
  type Flow,
  type Lettering,
  type PdfParts,
  type Sheet,
} from './sheet.ts';

const lettering = { size: 9 } as const;
const strong = { size: 9, weight: 'semibold' } as const;
const small = { size: 8, colour: 'muted' } as const;
/** Widths of a figure's column and of the space in a row, in millimetres. */
const figureWidth = 21;
const padding = 1;
const footHeight = 6;

/** The figures of a campaign on A4, with small groups masked. */
export function bilanPdf(bilans: ComparedBilans, parts: PdfParts, now: Date): Blob {
  const title = bilanFile.title(bilans.campagne);
  const sheet = newSheet(parts, title, centre.name, 'a4');
  const flow: Flow = {
    sheet,
    y: writeHead(sheet, parts) + 5,
    bottom: sheet.height - sheet.margin - footHeight,
    startPage: () => write(sheet, title, { ...sheet.column, y: sheet.margin, ...small }) + 3,
  };
  const { column } = sheet;
  flow.y = write(sheet, title, { ...column, y: flow.y, size: 17, weight: 'semibold' }) + 1;
  const made = `${bilanFile.made(formatDay(now))}, ${bilanFile.compared(bilans.precedente)}`;
  flow.y = write(sheet, made, { ...column, y: flow.y, ...lettering }) + 2;
  flow.y = write(sheet, bilanFile.legend, { ...column, y: flow.y, ...small });
  for (const table of fileTables(bilans)) writeTable(flow, table, fileColumns(bilans));
  writeFeet(sheet);
  return sheet.doc.output('blob');
}

const rowHeight = heightOf(lettering) + 2 * padding;

function writeTable(flow: Flow, { title, rows }: FileTable, columns: readonly string[]): void {
  const { sheet } = flow;
  flow.y += 5;
  // A title stands with the first of its rows.
  makeRoom(flow, 4 * rowHeight);
  writeTableHead(flow, title, columns);
  for (const [at, { label, figures }] of rows.entries()) {
    if (flow.y + rowHeight > flow.bottom) {
      makeRoom(flow, rowHeight);
      writeTableHead(flow, title, columns);
    }
    writeCells(flow, label, figures.map(String), at === rows.length - 1 ? strong : lettering);
    rule(sheet, flow.y);
  }
}

function writeTableHead(flow: Flow, title: string, columns: readonly string[]): void {
  const { sheet, y } = flow;
  block(sheet, 'soft', { ...sheet.column, y, height: rowHeight });
  writeCells(flow, title, columns, strong);
}

/** A row: what it is about, and figures flush right. */
function writeCells(
  flow: Flow,
  label: string,
  figures: readonly string[],
  style: Lettering,
): void {
  const { sheet, y } = flow;
  const { doc, column } = sheet;
  writeLine(sheet, label, column.x + padding, y + padding, style);
  const end = column.x + column.width - padding;
  for (const [at, figure] of figures.entries()) {
    const right = end - (figures.length - 1 - at) * figureWidth;
    writeLine(sheet, figure, right - doc.getTextWidth(figure), y + padding, style);
  }
  flow.y += rowHeight;
}

function writeFeet(sheet: Sheet): void {
  const { doc, column, height, margin } = sheet;
  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page);
    const foot = bilanFile.page(page, pages);
    writeLine(sheet, foot, column.x, height - margin - heightOf(small), small);
  }
}
