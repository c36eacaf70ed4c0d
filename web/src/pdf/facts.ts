import { rule, write, type Sheet } from './sheet.ts';

/** What it is called, and what it is. */
export interface PdfFact {
  readonly label: string;
  readonly value: string;
}

const labelWidth = 30;
const padding = 1.6;

/** A table of facts from `y` down, values as long as they like. Returns the y below it. */
export function writeFacts(sheet: Sheet, facts: readonly PdfFact[], y: number): number {
  const { width, margin } = sheet;
  const x = margin + labelWidth;
  let top = y;
  for (const { label, value } of facts) {
    const below = [
      write(sheet, label, {
        x: margin,
        y: top + padding,
        width: labelWidth - padding,
        size: 9.5,
        colour: 'muted',
      }),
      write(sheet, value, {
        x,
        y: top + padding,
        width: width - margin - x,
        size: 9.5,
        weight: 'semibold',
      }),
    ];
    top = Math.max(...below) + padding;
    rule(sheet, top);
  }
  return top;
}
