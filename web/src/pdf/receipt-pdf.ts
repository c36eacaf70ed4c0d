import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { suiviAddress } from '@centre/domain/inscription/reference';
import { encode } from 'uqr';
import { missingLetterTexts } from '../texts/letters.texts.ts';
import { receiptFacts, receiptPage } from '../texts/receipt.texts.ts';
import { legibleText } from './letters.ts';
import { block, newSheet, rule, write, writeHead, type PdfParts, type Sheet } from './sheet.ts';

/** Receipt of an application: one page, with selectable text. */
export function receiptPdf(application: ReceivedApplication, parts: PdfParts): Blob {
  const { reference } = application.receipt;
  const sheet = newSheet(parts, receiptPage.documentTitle(reference), centre.name);
  const { column } = sheet;
  let y = writeHead(sheet, parts) + 3;
  y = write(sheet, receiptPage.title, { ...column, y, size: 19, weight: 'semibold' }) + 2;
  y = writeReference(sheet, reference, y) + 3;
  const facts = receiptFacts(application).map(({ label, value }) => ({
    label,
    value: legibleText(value, missingLetterTexts.elsewhere(reference)),
  }));
  y = writeFacts(sheet, facts, y) + 4;
  writeReminder(sheet, y);
  writeQrCode(sheet, suiviAddress(reference), y);
  writeFoot(sheet);
  return sheet.doc.output('blob');
}

export function receiptFileName(reference: string): string {
  return `recu-${reference}.pdf`;
}

function writeReference(sheet: Sheet, reference: string, y: number): number {
  const area = { ...sheet.column, y, height: 20 };
  block(sheet, 'soft', area);
  const column = { x: area.x + 5, width: area.width - 10 };
  const label = { ...column, y: y + 3, size: 9, colour: 'muted' } as const;
  const large = { size: 23, weight: 'semibold', colour: 'brand', spacing: 0.7 } as const;
  const below = write(sheet, receiptPage.reference, label);
  write(sheet, reference, { ...column, ...large, y: below - 0.6 });
  return y + area.height;
}

function writeReminder(sheet: Sheet, y: number): void {
  const { x, width } = sheet.column;
  const column = { x: x + 5, width: width - 10 - codeWidth };
  const below = write(sheet, receiptPage.keep, { ...column, y, size: 10, weight: 'semibold' });
  const end = receiptPage.reminders.reduce(
    (top, reminder) => write(sheet, reminder, { ...column, y: top + 0.6, size: 9 }),
    below,
  );
  block(sheet, 'call', { x, y, width: 1.2, height: end - y });
}

const codeWidth = 27;

/** Writes the QR code of `url` at the right of the column, with its caption below. */
function writeQrCode(sheet: Sheet, url: string, y: number): void {
  const { data, size } = encode(url, { border: 0 });
  const side = codeWidth / size;
  const x = sheet.column.x + sheet.column.width - codeWidth;
  sheet.doc.setFillColor('#000000');
  data.forEach((row, line) =>
    row.forEach((isDark, column) => {
      if (isDark) sheet.doc.rect(x + column * side, y + line * side, side, side, 'F');
    }),
  );
  const caption = {
    x,
    width: codeWidth,
    y: y + codeWidth + 1,
    size: 7,
    colour: 'muted',
  } as const;
  write(sheet, receiptPage.follow, caption);
}

function writeFoot(sheet: Sheet): void {
  const small = { ...sheet.column, size: 8, colour: 'muted' } as const;
  const y = sheet.height - sheet.margin - 9;
  rule(sheet, y);
  const phones = centre.phones.map(formatPhone).join(' · ');
  const below = write(sheet, receiptPage.hours, { ...small, y: y + 2 });
  write(sheet, `${receiptPage.call} ${phones}`, { ...small, y: below });
}

const labelWidth = 30;
const padding = 1;

/** Writes a table of facts from `y` down, with values of any length. Returns the y below it. */
function writeFacts(
  sheet: Sheet,
  facts: readonly { readonly label: string; readonly value: string }[],
  y: number,
): number {
  const { x, width } = sheet.column;
  const labels = { x, width: labelWidth - padding, size: 9.5, colour: 'muted' } as const;
  const values = {
    x: x + labelWidth,
    width: width - labelWidth,
    size: 9.5,
    weight: 'semibold',
  } as const;
  return facts.reduce((top, { label, value }) => {
    const below = Math.max(
      write(sheet, label, { ...labels, y: top + padding }),
      write(sheet, value, { ...values, y: top + padding }),
    );
    rule(sheet, below + padding);
    return below + padding;
  }, y);
}
