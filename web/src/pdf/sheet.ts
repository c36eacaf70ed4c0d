import { jsPDF } from 'jspdf';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { printable, wrap } from './letters.ts';

/** TrueType files of both weights. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}
type PdfWeight = keyof PdfFonts;

// One name per weight: some PDF readers confuse fonts of the same name.
const fontNames = { regular: 'NotoSans-Regular', semibold: 'NotoSans-SemiBold' } as const;

/** Colours of the site on white paper. */
const pdfColours = {
  ink: '#14211C',
  muted: '#47564F',
  brand: '#0B5D46',
  soft: '#E3EFE9',
  call: '#F5B700',
  line: '#DCD9CC',
} as const;
export type PdfColour = keyof typeof pdfColours;

/** Resources of every PDF. */
export interface PdfParts {
  readonly fonts: PdfFonts;
  /** Square JPEG on white, as a data URL: jsPDF does not compress raw pixels. */
  readonly emblem: string;
}

/** Position and style of a text; lengths in millimetres, except `size`. */
interface TextOptions {
  readonly x: number;
  /** Top of the first line. */
  readonly y: number;
  /** Longest line. */
  readonly width: number;
  /** Font size in points. */
  readonly size: number;
  readonly weight?: PdfWeight;
  readonly colour?: PdfColour;
  /** Letter spacing. */
  readonly spacing?: number;
}

const millimetresPerPoint = 25.4 / 72;
const lineHeight = 1.4;
/** Distance from the top of a line to its baseline, in lines. */
const baseline = 0.74;

/** PDF document with its page layout, in millimetres. */
export interface Sheet {
  readonly doc: jsPDF;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Area between the margins. */
  readonly column: { readonly x: number; readonly width: number };
}

/** Portrait formats: A5 to read on a phone, A4 to file. */
const papers = {
  a5: { width: 148, height: 210 },
  a4: { width: 210, height: 297 },
} as const;
const margin = 14;

/** Creates a document with a blank page. */
export function newSheet(
  { fonts }: PdfParts,
  title: string,
  author: string,
  format: keyof typeof papers = 'a5',
): Sheet {
  const doc = new jsPDF({ unit: 'mm', format, compress: true, putOnlyUsedFonts: true });
  for (const weight of ['regular', 'semibold'] as const) {
    // jsPDF takes files as strings of one character per byte, and embeds the used glyphs only.
    const file = Array.from(fonts[weight], (byte) => String.fromCharCode(byte)).join('');
    doc.addFileToVFS(`${weight}.ttf`, file);
    doc.addFont(`${weight}.ttf`, fontNames[weight], 'normal', undefined, 'Identity-H');
  }
  doc.setProperties({ title, author, creator: author });
  doc.setLanguage('fr-FR');
  const { width, height } = papers[format];
  return { doc, width, height, margin, column: { x: margin, width: width - 2 * margin } };
}

export type TextStyle = Pick<TextOptions, 'size' | 'weight' | 'colour' | 'spacing'>;

/** Height of a line, in millimetres. */
export function heightOf({ size }: TextStyle): number {
  return size * millimetresPerPoint * lineHeight;
}

/** Wraps `text` into lines no longer than `width`. */
export function linesOf(
  { doc }: Sheet,
  text: string,
  width: number,
  { size, weight = 'regular', spacing = 0 }: TextStyle,
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
  style: TextStyle,
): void {
  const { size, weight = 'regular', colour = 'ink', spacing = 0 } = style;
  doc.setFont(fontNames[weight], 'normal').setFontSize(size).setTextColor(pdfColours[colour]);
  doc.text(line, x, y + baseline * heightOf(style), { charSpace: spacing });
}

/** Writes `text`, wrapped into lines; returns the y below the last one. */
export function write(sheet: Sheet, text: string, options: TextOptions): number {
  const { x, y, width } = options;
  const height = heightOf(options);
  const lines = linesOf(sheet, text, width, options);
  lines.forEach((line, index) => writeLine(sheet, line, x, y + index * height, options));
  return y + lines.length * height;
}

/** Draws a hairline between the margins. */
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

/** Draws a filled rectangle. */
export function block({ doc }: Sheet, colour: PdfColour, area: Area): void {
  doc.setFillColor(pdfColours[colour]);
  doc.rect(area.x, area.y, area.width, area.height, 'F');
}

/** Draws an empty rectangle, to be filled in by hand. */
export function frame({ doc }: Sheet, area: Area): void {
  doc.setDrawColor(pdfColours.muted).setLineWidth(0.25);
  doc.rect(area.x, area.y, area.width, area.height, 'S');
}

const emblemSize = 17;
const gap = 5;
const bandHeight = 3;

/** Writes the letterhead: emblem, name and contact details. Returns the y below it. */
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

/** Position in a document with automatic page breaks, in millimetres from the top of the page. */
export interface Flow {
  readonly sheet: Sheet;
  y: number;
  /** Lowest y of the content. */
  readonly bottom: number;
  /** Writes the head of a continuation page; returns the y below it. */
  readonly startPage: () => number;
}

/** Cell of a row: paragraphs, each with its own style. */
export interface Cell {
  readonly x: number;
  readonly width: number;
  readonly parts: readonly Line[];
}

interface Line {
  readonly text: string;
  readonly style: TextStyle;
}

/** Share of a page above which a row may be split between pages. */
const splitAbove = 0.3;

/** Breaks the page unless `height` is left on it. */
export function ensureSpace(flow: Flow, height: number): void {
  if (flow.y + height > flow.bottom) breakPage(flow);
}

function breakPage(flow: Flow): void {
  flow.sheet.doc.addPage();
  flow.y = flow.startPage();
}

/** Height of a row of cells. */
export function rowHeight(sheet: Sheet, cells: readonly Cell[]): number {
  return Math.max(...cells.map((cell) => totalHeight(linesOfCell(sheet, cell))));
}

/** Writes cells side by side, over several pages if they are long. */
export function writeRow(flow: Flow, cells: readonly Cell[]): void {
  const { sheet } = flow;
  let remaining = cells.map((cell) => ({ x: cell.x, lines: linesOfCell(sheet, cell) }));
  const height = Math.max(...remaining.map(({ lines }) => totalHeight(lines)));
  const isLong = height > (flow.bottom - sheet.margin) * splitAbove;
  ensureSpace(flow, isLong ? (flow.bottom - sheet.margin) * splitAbove : height);
  for (;;) {
    const written = remaining.map(({ x, lines }) => writeLines(flow, x, lines));
    flow.y = Math.max(...written.map(({ y }) => y));
    remaining = written.filter(({ lines }) => lines.length > 0);
    if (remaining.length === 0) return;
    breakPage(flow);
  }
}

/** Writes lines from the flow's y to the bottom of the page; returns the remaining ones. */
function writeLines({ sheet, y: top, bottom }: Flow, x: number, lines: readonly Line[]) {
  let y = top;
  let count = 0;
  for (const { text, style } of lines) {
    const below = y + heightOf(style);
    if (below > bottom) break;
    writeLine(sheet, text, x, y, style);
    y = below;
    count += 1;
  }
  return { x, y, lines: lines.slice(count) };
}

function linesOfCell(sheet: Sheet, { width, parts }: Cell): Line[] {
  return parts.flatMap(({ text, style }) =>
    text
      .split('\n')
      .flatMap((paragraph) => linesOf(sheet, paragraph, width, style))
      .map((line) => ({ text: line, style })),
  );
}

function totalHeight(lines: readonly Line[]): number {
  return lines.reduce((sum, { style }) => sum + heightOf(style), 0);
}
