import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { block, rule, write, type PdfParts, type Sheet } from './sheet.ts';

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
