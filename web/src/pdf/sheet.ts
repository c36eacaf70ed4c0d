import { jsPDF } from 'jspdf';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { printable, wrap } from './letters.ts';

/** The TrueType files of both weights. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}
type PdfWeight = keyof PdfFonts;

// Each weight has a name of its own: some readers mix up fonts of the same name.
const fontNames = { regular: 'NotoSans-Regular', semibold: 'NotoSans-SemiBold' } as const;

/** The colours of the site on white paper. */
const pdfColours = {
  ink: '#14211C',
  muted: '#47564F',
  brand: '#0B5D46',
  soft: '#E3EFE9',
  call: '#F5B700',
  line: '#DCD9CC',
} as const;
export type PdfColour = keyof typeof pdfColours;

/** What every PDF is made with, besides its words. */
export interface PdfParts {
  readonly fonts: PdfFonts;
  /** A square JPEG on white, as a data URL: jsPDF would not compress mere pixels. */
  readonly emblem: string;
}

/** How a text is written; lengths in millimetres save for `size`. */
interface Writing {
  readonly x: number;
  /** Of the first line's top. */
  readonly y: number;
  /** Where lines are broken. */
  readonly width: number;
  /** Points. */
  readonly size: number;
  readonly weight?: PdfWeight;
  readonly colour?: PdfColour;
  /** Added after each letter. */
  readonly spacing?: number;
}

const millimetresPerPoint = 25.4 / 72;
const lineHeight = 1.4;
/** From a line's top down to the foot of its letters, in lines. */
const baseline = 0.74;

/** Paper, written on from top to bottom. Millimetres. */
export interface Sheet {
  readonly doc: jsPDF;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** What lies between the margins. */
  readonly column: { readonly x: number; readonly width: number };
}

/** Upright paper: A5 to read on a phone, A4 to file. */
const papers = {
  a5: { width: 148, height: 210 },
  a4: { width: 210, height: 297 },
} as const;
const margin = 14;

/** A blank page. */
export function newSheet(
  { fonts }: PdfParts,
  title: string,
  author: string,
  format: keyof typeof papers = 'a5',
): Sheet {
  const doc = new jsPDF({ unit: 'mm', format, compress: true, putOnlyUsedFonts: true });
  for (const weight of ['regular', 'semibold'] as const) {
    // jsPDF takes files as strings with one character a byte, and embeds the glyphs in use.
    const file = Array.from(fonts[weight], (byte) => String.fromCharCode(byte)).join('');
    doc.addFileToVFS(`${weight}.ttf`, file);
    doc.addFont(`${weight}.ttf`, fontNames[weight], 'normal', undefined, 'Identity-H');
  }
  doc.setProperties({ title, author, creator: author });
  doc.setLanguage('fr-FR');
  const { width, height } = papers[format];
  return { doc, width, height, margin, column: { x: margin, width: width - 2 * margin } };
}

export type Lettering = Pick<Writing, 'size' | 'weight' | 'colour' | 'spacing'>;

/** How high a line of that size is. Millimetres. */
export function heightOf({ size }: Lettering): number {
  return size * millimetresPerPoint * lineHeight;
}

/** The lines that `text` takes within `width`. */
export function linesOf(
  { doc }: Sheet,
  text: string,
  width: number,
  { size, weight = 'regular', spacing = 0 }: Lettering,
): string[] {
  doc.setFont(fontNames[weight], 'normal').setFontSize(size);
  return wrap(
    printable(text),
    (line) => doc.getTextWidth(line) + line.length * spacing <= width,
  );
}

/** Writes one line, its top at `y`. */
export function writeLine(
  { doc }: Sheet,
  line: string,
  x: number,
  y: number,
  lettering: Lettering,
): void {
  const { size, weight = 'regular', colour = 'ink', spacing = 0 } = lettering;
  doc.setFont(fontNames[weight], 'normal').setFontSize(size).setTextColor(pdfColours[colour]);
  doc.text(line, x, y + baseline * heightOf(lettering), { charSpace: spacing });
}

/** Writes `text` in as many lines as it takes; returns the y below the last one. */
export function write(sheet: Sheet, text: string, writing: Writing): number {
  const { x, y, width } = writing;
  const height = heightOf(writing);
  const lines = linesOf(sheet, text, width, writing);
  lines.forEach((line, index) => writeLine(sheet, line, x, y + index * height, writing));
  return y + lines.length * height;
}

/** A hairline across the page, between the margins. */
export function rule({ doc, width, margin }: Sheet, y: number): void {
  doc.setDrawColor(pdfColours.line).setLineWidth(0.3);
  doc.line(margin, y, width - margin, y);
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A filled rectangle. */
export function block({ doc }: Sheet, colour: PdfColour, area: Area): void {
  doc.setFillColor(pdfColours[colour]);
  doc.rect(area.x, area.y, area.width, area.height, 'F');
}

/** An empty rectangle, to be filled by hand. */
export function frame({ doc }: Sheet, area: Area): void {
  doc.setDrawColor(pdfColours.muted).setLineWidth(0.25);
  doc.rect(area.x, area.y, area.width, area.height, 'S');
}

const emblemSize = 17;
const gap = 5;
const bandHeight = 3;

/** The centre's head: its emblem, its name and how to reach it. Returns the y below it. */
export function writeHead(sheet: Sheet, { emblem }: PdfParts): number {
  const { doc, width, margin } = sheet;
  block(sheet, 'brand', { x: 0, y: 0, width, height: bandHeight });
  doc.addImage(emblem, 'JPEG', margin, margin, emblemSize, emblemSize);
  const x = margin + emblemSize + gap;
  const column = { x, width: width - margin - x };
  let y = write(sheet, centre.name, {
    ...column,
    y: margin - 1,
    size: 11,
    weight: 'semibold',
    colour: 'brand',
  });
  const phones = centre.phones.map(formatPhone).join(' · ');
  for (const line of [centre.address, phones, centre.email]) {
    y = write(sheet, line, { ...column, y, size: 8, colour: 'muted' });
  }
  const end = Math.max(y, margin + emblemSize) + 4;
  rule(sheet, end);
  return end;
}

/** Writing that goes on to the next page where one is full. Millimetres from the page's top. */
export interface Flow {
  readonly sheet: Sheet;
  y: number;
  /** Below this nothing is written. */
  readonly bottom: number;
  /** Writes the head of a page that goes on from the last one; returns the y below it. */
  readonly startPage: () => number;
}

/** Text in a column of a row: paragraphs under each other, each in lettering of its own. */
export interface Cell {
  readonly x: number;
  readonly width: number;
  readonly parts: readonly Line[];
}

interface Line {
  readonly text: string;
  readonly lettering: Lettering;
}

/** Rows higher than this share of a page may be split between two. */
const keptWhole = 0.3;

/** Goes to a new page unless `height` is left on this one. */
export function makeRoom(flow: Flow, height: number): void {
  if (flow.y + height > flow.bottom) turnPage(flow);
}

function turnPage(flow: Flow): void {
  flow.sheet.doc.addPage();
  flow.y = flow.startPage();
}

/** How high the cells are when they stand side by side. */
export function rowHeight(sheet: Sheet, cells: readonly Cell[]): number {
  return Math.max(...cells.map((cell) => total(linesOfCell(sheet, cell))));
}

/** Writes cells side by side; whatever their length, every line of them ends up on paper. */
export function writeRow(flow: Flow, cells: readonly Cell[]): void {
  const { sheet } = flow;
  let rest = cells.map((cell) => ({ x: cell.x, lines: linesOfCell(sheet, cell) }));
  const height = Math.max(...rest.map(({ lines }) => total(lines)));
  const isLong = height > (flow.bottom - sheet.margin) * keptWhole;
  makeRoom(flow, isLong ? (flow.bottom - sheet.margin) * keptWhole : height);
  for (;;) {
    const written = rest.map(({ x, lines }) => writeDown(flow, x, lines));
    flow.y = Math.max(...written.map(({ y }) => y));
    rest = written.filter(({ lines }) => lines.length > 0);
    if (rest.length === 0) return;
    turnPage(flow);
  }
}

/** Writes lines from the flow's y down while there is room; returns those that are left. */
function writeDown({ sheet, y: top, bottom }: Flow, x: number, lines: readonly Line[]) {
  let y = top;
  let count = 0;
  for (const { text, lettering } of lines) {
    const below = y + heightOf(lettering);
    if (below > bottom) break;
    writeLine(sheet, text, x, y, lettering);
    y = below;
    count += 1;
  }
  return { x, y, lines: lines.slice(count) };
}

function linesOfCell(sheet: Sheet, { width, parts }: Cell): Line[] {
  return parts.flatMap(({ text, lettering }) =>
    text
      .split('\n')
      .flatMap((paragraph) => linesOf(sheet, paragraph, width, lettering))
      .map((line) => ({ text: line, lettering })),
  );
}

function total(lines: readonly Line[]): number {
  return lines.reduce((sum, { lettering }) => sum + heightOf(lettering), 0);
}
