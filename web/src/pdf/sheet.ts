import { jsPDF } from 'jspdf';
import { addFonts, setWeight, type PdfFonts, type PdfWeight } from './fonts.ts';
import { printable } from './printable.ts';
import { wrap } from './wrap.ts';

/** The colours of the site on white paper. */
export const pdfColours = {
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
export interface Writing {
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

/** One page of paper, written on from top to bottom. Millimetres. */
export interface Sheet {
  readonly doc: jsPDF;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** A blank A5 page, upright: it reads on a phone without turning it. */
export function newSheet({ fonts }: PdfParts, title: string, author: string): Sheet {
  const doc = new jsPDF({ unit: 'mm', format: 'a5', compress: true, putOnlyUsedFonts: true });
  addFonts(doc, fonts);
  doc.setProperties({ title, author, creator: author });
  doc.setLanguage('fr-FR');
  return { doc, width: 148, height: 210, margin: 14 };
}

/** Writes `text` in as many lines as it takes; returns the y below the last one. */
export function write({ doc }: Sheet, text: string, writing: Writing): number {
  const { x, y, width, size, weight = 'regular', colour = 'ink', spacing = 0 } = writing;
  setWeight(doc, weight);
  doc.setFontSize(size).setTextColor(pdfColours[colour]);
  const height = size * millimetresPerPoint * lineHeight;
  const lines = wrap(
    printable(text),
    (line) => doc.getTextWidth(line) + line.length * spacing <= width,
  );
  lines.forEach((line, index) =>
    doc.text(line, x, y + (index + baseline) * height, { charSpace: spacing }),
  );
  return y + lines.length * height;
}

/** A hairline across the page, between the margins. */
export function rule({ doc, width, margin }: Sheet, y: number): void {
  doc.setDrawColor(pdfColours.line).setLineWidth(0.3);
  doc.line(margin, y, width - margin, y);
}

/** A filled rectangle. */
export function block(
  { doc }: Sheet,
  colour: PdfColour,
  area: { x: number; y: number; width: number; height: number },
): void {
  doc.setFillColor(pdfColours[colour]);
  doc.rect(area.x, area.y, area.width, area.height, 'F');
}
