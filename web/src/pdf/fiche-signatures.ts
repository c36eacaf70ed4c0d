import { fichePage } from '../content/dashboard/fiche.ts';
import { makeRoom, type Flow } from './flow.ts';
import { frame, write } from './sheet.ts';

const boxHeight = 24;
const gap = 4;
const height = boxHeight + 11;

/**
 * The place for the date and the signatures, whole at the foot of the last page: paper that
 * is signed on must not leave room for additions between the answers and the signatures.
 */
export function writeSignatures(flow: Flow): void {
  const { sheet, bottom } = flow;
  const { margin, width } = sheet;
  makeRoom(flow, height);
  const top = bottom - height + 3;
  write(sheet, `${fichePage.place} ${fichePage.day}`, {
    x: margin,
    y: top,
    width: width - 2 * margin,
    size: 9,
  });
  const count = fichePage.signatures.length;
  const boxWidth = (width - 2 * margin - (count - 1) * gap) / count;
  fichePage.signatures.forEach((signature, index) => {
    const x = margin + index * (boxWidth + gap);
    const y = top + 7;
    frame(sheet, { x, y, width: boxWidth, height: boxHeight });
    write(sheet, signature, {
      x: x + 2.5,
      y: y + 1.2,
      width: boxWidth - 5,
      size: 7.5,
      colour: 'muted',
    });
  });
}
