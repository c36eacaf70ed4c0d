import { centre } from '@centre/domain/centre';
import { formatDateTime } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { answerTable, fullName } from '../texts/answers.texts.ts';
import {
  ficheHead,
  fichePage,
  ficheSections,
  paperOrder,
  type FicheFact,
  type FicheSection,
} from '../texts/fiche.texts.ts';
import { missingLetterTexts } from '../texts/letters.texts.ts';
import {
  block,
  frame,
  heightOf,
  linesOf,
  ensureSpace,
  newSheet,
  rowHeight,
  rule,
  write,
  writeHead,
  writeLine,
  writeRow,
  type Cell,
  type Flow,
  type TextStyle,
  type PdfColour,
  type PdfParts,
  type Sheet,
} from './sheet.ts';
import { legibleText } from './letters.ts';

const photo = { width: 30, height: 36 };
const footHeight = 6;
const smallText = { size: 7.5, colour: 'muted' } as const satisfies TextStyle;

/**
 * Fiches to be signed and filed on paper: one page for an ordinary record, more for a long one. Each
 * record starts on a new page.
 *
 * @param now date printed on the fiches.
 */
export function fichesPdf(
  records: readonly InscriptionRecord[],
  parts: PdfParts,
  now: Date,
): Blob {
  const [first] = records;
  const title =
    first && records.length === 1
      ? `${fichePage.title} ${fullName(first)}`
      : `${fichePage.title} (${records.length})`;
  const sheet = newSheet(parts, title, centre.name, 'a4');
  records.forEach((record, index) => {
    if (index > 0) sheet.doc.addPage();
    const firstPage = sheet.doc.getNumberOfPages();
    writeFiche(sheet, record, parts, now);
    writeFeet(sheet, record, firstPage, now);
  });
  return sheet.doc.output('blob');
}

function writeFiche(sheet: Sheet, record: InscriptionRecord, parts: PdfParts, now: Date) {
  const flow: Flow = {
    sheet,
    y: writeHead(sheet, parts) + 4,
    bottom: sheet.height - sheet.margin - footHeight,
    startPage: () => writeContinuedHead(sheet, record),
  };
  writeTitle(flow, record, now);
  for (const { facts, ...section } of ficheSections(record, paperOrder)) {
    const legibleFacts = facts.map((fact) => ({
      ...fact,
      value: legibleText(fact.value, missingLetterTexts.elsewhereBriefly),
    }));
    writeSection(flow, { ...section, facts: legibleFacts });
  }
  writeSignatures(flow);
}

function nameOnPaper(record: InscriptionRecord): string {
  return legibleText(fullName(record), missingLetterTexts.elsewhere(record.reference));
}

/** Writes the title and the identification of the record, beside the frame for a photograph. */
function writeTitle(flow: Flow, record: InscriptionRecord, now: Date): void {
  const { sheet } = flow;
  const { margin, width } = sheet;
  const top = flow.y;
  const x = width - margin - photo.width;
  frame(sheet, { x, y: top, ...photo });
  const inFrame = { x: x + 4.5, y: top + photo.height / 2 - 2, width: photo.width };
  write(sheet, fichePage.photo, { ...inFrame, ...smallText });

  const column = { x: margin, width: x - margin - 6 };
  flow.y = write(sheet, fichePage.title, { ...column, y: top, size: 18, weight: 'semibold' });
  const style = { size: 12, weight: 'semibold', colour: 'brand' } as const;
  writeRow(flow, [{ ...column, parts: [{ text: nameOnPaper(record), style }] }]);
  const half = column.width / 2;
  const head = ficheHead(record, now);
  for (const pair of [head.slice(0, 2), head.slice(2)]) {
    flow.y += 1;
    writeRow(
      flow,
      pair.map((fact, index) => labelled(fact, { x: margin + index * half, width: half - 4 })),
    );
  }
  flow.y = Math.max(flow.y, top + photo.height) + 1;
}

/** Writes the head of a continuation page: reference and name. Returns the y below. */
function writeContinuedHead(sheet: Sheet, record: InscriptionRecord): number {
  const { column, margin } = sheet;
  const text = [fichePage.continued, record.reference].filter(Boolean).join(' · ');
  const below = write(sheet, text, {
    ...column,
    y: margin - 4,
    size: 9,
    weight: 'semibold',
    colour: 'brand',
  });
  const name = nameOnPaper(record);
  const end = write(sheet, name, { ...column, y: below, size: 8 }) + 1.5;
  rule(sheet, end);
  return end + 2;
}

/** Writes the footers of a record's pages, whose number is known only at the end. */
function writeFeet(
  sheet: Sheet,
  record: InscriptionRecord,
  firstPage: number,
  now: Date,
): void {
  const { doc, height, margin, width } = sheet;
  const lastPage = doc.getNumberOfPages();
  const y = height - margin - footHeight + 2;
  const generated = `${fichePage.generated} ${formatDateTime(now)}`;
  const text = [centre.abbreviation, record.reference, generated].filter(Boolean).join(' · ');
  for (let page = firstPage; page <= lastPage; page += 1) {
    doc.setPage(page);
    rule(sheet, y);
    const count = fichePage.page(page - firstPage + 1, lastPage - firstPage + 1);
    const [number = ''] = linesOf(sheet, count, width, smallText);
    const numberX = width - margin - doc.getTextWidth(number);
    const top = y + heightOf(smallText) / 3;
    writeLine(sheet, text, margin, top, smallText);
    writeLine(sheet, number, numberX, top, smallText);
  }
}

const box = { height: 24, gap: 4 };
const signaturesHeight = box.height + 11;

/** Writes the fields for date and signatures, unbroken, at the bottom of the last page. */
function writeSignatures(flow: Flow): void {
  const { sheet, bottom } = flow;
  const { x, width } = sheet.column;
  ensureSpace(flow, signaturesHeight);
  const top = bottom - signaturesHeight + 3;
  write(sheet, `${fichePage.place} ${fichePage.day}`, { x, y: top, width, size: 9 });
  const count = fichePage.signatures.length;
  const boxWidth = (width - (count - 1) * box.gap) / count;
  fichePage.signatures.forEach((signature, index) => {
    const left = x + index * (boxWidth + box.gap);
    const y = top + 7;
    frame(sheet, { x: left, y, width: boxWidth, height: box.height });
    const area = { x: left + 2.5, y: y + 1.2, width: boxWidth - 5 };
    write(sheet, signature, { ...area, ...smallText });
  });
}

/** Columns of the grid of answers. */
const columns = 12;
const defaultSpan = 3;
const gap = 4;
const padding = 1.1;
const bandHeight = 6.2;

/** Characters beyond which an answer takes the whole width of the page. */
const longAnswer = 200;

function spanOf({ name, value }: FicheFact): number {
  return value.length > longAnswer ? columns : (answerTable[name].span ?? defaultSpan);
}

/** Cell with a value under its label. */
function labelled(
  { label, value }: { readonly label: string; readonly value: string },
  area: { readonly x: number; readonly width: number },
  colour: PdfColour = 'ink',
): Cell {
  return {
    ...area,
    parts: [
      { text: label, style: { size: 7, colour: 'muted' } },
      { text: value || fichePage.empty, style: { size: 9.5, weight: 'semibold', colour } },
    ],
  };
}

/** Writes a section; its title never stands alone at the bottom of a page. */
function writeSection(flow: Flow, { title, facts }: FicheSection): void {
  const { sheet } = flow;
  const rows = rowsOf(facts).map((row) => cellsOf(sheet, row));
  const first = rows[0];
  if (!first) return;
  flow.y += 2.6;
  const tallest = (flow.bottom - sheet.margin) / 4;
  ensureSpace(flow, bandHeight + Math.min(rowHeight(sheet, first), tallest) + 2 * padding);
  const band = { ...sheet.column, y: flow.y, height: bandHeight };
  block(sheet, 'soft', band);
  block(sheet, 'brand', { ...band, width: 1.2 });
  write(sheet, title, {
    ...band,
    x: band.x + 3.5,
    y: flow.y + 0.7,
    size: 10,
    weight: 'semibold',
    colour: 'brand',
  });
  flow.y += bandHeight;
  for (const row of rows) {
    flow.y += padding;
    writeRow(flow, row);
    flow.y += padding / 2;
    rule(sheet, flow.y);
  }
}

/** Packs facts, in their order, into as few rows as possible. */
function rowsOf(facts: readonly FicheFact[]): FicheFact[][] {
  const rows: FicheFact[][] = [];
  let used = columns;
  for (const fact of facts) {
    const span = spanOf(fact);
    if (used + span > columns) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(fact);
    used += span;
  }
  return rows;
}

function cellsOf({ column: { x: left, width } }: Sheet, row: readonly FicheFact[]): Cell[] {
  const column = width / columns;
  let x = left;
  return row.map((fact) => {
    const cell = labelled(fact, { x, width: spanOf(fact) * column - gap });
    x += spanOf(fact) * column;
    return cell;
  });
}
