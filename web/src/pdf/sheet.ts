import { jsPDF } from 'jspdf';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { printable, wrap } from './text.ts';

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
