import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { receiptFacts, receiptPage, type ReceivedApplication } from '../content/receipt.ts';
import { writeFacts } from './facts.ts';
import { writeHead } from './head.ts';
import { block, newSheet, rule, write, type PdfParts, type Sheet } from './sheet.ts';

/** The receipt of an application: one page to keep, whose text can be selected. */
export function receiptPdf(application: ReceivedApplication, parts: PdfParts): Blob {
  const { reference } = application.receipt;
  const sheet = newSheet(parts, receiptPage.documentTitle(reference), centre.name);
  const { margin } = sheet;
  const column = { x: margin, width: sheet.width - 2 * margin };

  let y = writeHead(sheet, parts) + 6;
  y = write(sheet, receiptPage.title, { ...column, y, size: 19, weight: 'semibold' }) + 2;
  y = writeReference(sheet, reference, y) + 3;
  y = writeFacts(sheet, receiptFacts(application), y) + 5;
  writeReminder(sheet, y);
  writeFoot(sheet);
  return sheet.doc.output('blob');
}

/** The name under which the receipt is saved. */
export function receiptFileName(reference: string): string {
  return `recu-${reference}.pdf`;
}

function writeReference(sheet: Sheet, reference: string, y: number): number {
  const { margin } = sheet;
  const area = { x: margin, y, width: sheet.width - 2 * margin, height: 20 };
  block(sheet, 'soft', area);
  const column = { x: margin + 5, width: area.width - 10 };
  const below = write(sheet, receiptPage.reference, {
    ...column,
    y: y + 3,
    size: 9,
    colour: 'muted',
  });
  write(sheet, reference, {
    ...column,
    y: below - 0.6,
    size: 23,
    weight: 'semibold',
    colour: 'brand',
    spacing: 0.7,
  });
  return y + area.height;
}

function writeReminder(sheet: Sheet, y: number): void {
  const { margin } = sheet;
  const column = { x: margin + 5, width: sheet.width - 2 * margin - 5 };
  const below = write(sheet, receiptPage.keep, { ...column, y, size: 10, weight: 'semibold' });
  const end = receiptPage.reminders.reduce(
    (top, reminder) => write(sheet, reminder, { ...column, y: top + 0.6, size: 9 }),
    below,
  );
  block(sheet, 'call', { x: margin, y, width: 1.2, height: end - y });
}

function writeFoot(sheet: Sheet): void {
  const { margin, height } = sheet;
  const column = {
    x: margin,
    width: sheet.width - 2 * margin,
    size: 8,
    colour: 'muted',
  } as const;
  const y = height - margin - 9;
  rule(sheet, y);
  const phones = centre.phones.map(formatPhone).join(' · ');
  const below = write(sheet, receiptPage.hours, {
    ...column,
    y: y + 2,
  });
  write(sheet, `${receiptPage.call} ${phones}`, { ...column, y: below });
}
