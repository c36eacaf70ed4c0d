import type { jsPDF } from 'jspdf';

/** The TrueType files of both weights. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}
export type PdfWeight = keyof PdfFonts;

// One name a weight: readers may take fonts of one name for one another.
const names = { regular: 'NotoSans-Regular', semibold: 'NotoSans-SemiBold' } as const;

/** Puts the fonts into `doc`; what it embeds of them is what the page uses. */
export function addFonts(doc: jsPDF, fonts: PdfFonts): void {
  for (const weight of ['regular', 'semibold'] as const) {
    const file = `${weight}.ttf`;
    doc.addFileToVFS(file, binaryString(fonts[weight]));
    doc.addFont(file, names[weight], 'normal', undefined, 'Identity-H');
  }
}

/** Writes with that weight from here on. */
export function setWeight(doc: jsPDF, weight: PdfWeight): void {
  doc.setFont(names[weight], 'normal');
}

// jsPDF takes files as strings of one character a byte.
function binaryString(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
