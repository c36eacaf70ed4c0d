import { lettering, textWidth, wrapText } from '../lettering.ts';
import { CREAM, GREEN, grounds, INK, SUN } from '../palette.ts';
import type { FlyerText, Line } from './flyer.ts';
import { HEIGHT, MARGIN, WIDTH } from './sheet.ts';

const muted = '#47564F';
const hairline = '#DCD9CC';
const inner = WIDTH - 2 * MARGIN;

/** The mark of a measured length that stands before a title. */
function dimension(x: number, y: number): string {
  return `<path d="M${x} ${y - 8}v16m64 -16v16M${x + 6} ${y}h52" stroke="${SUN}" stroke-width="3" fill="none"/>`;
}

/** What is worth knowing at a glance, in cells of the same width. */
export function factStrip(facts: readonly Line[], top: number): string {
  const cell = inner / facts.length;
  return (
    `<rect x="${MARGIN}" y="${top}" width="${inner}" height="132" rx="12" fill="#FFFFFF" stroke="${hairline}" stroke-width="2"/>` +
    facts
      .map(({ label, value }, i) => {
        const x = MARGIN + i * cell;
        const lines = wrapText(value, cell - 40, 32);
        return (
          (i > 0 ? `<path d="M${x} ${top}v132" stroke="${hairline}" stroke-width="2"/>` : '') +
          lettering(label, x + 22, top + 38, { size: 23, weight: 400, fill: muted }) +
          lines
            .map((line, at) =>
              lettering(line, x + 22, top + (lines.length > 1 ? 78 : 88) + at * 34, {
                size: 32,
                fill: GREEN,
              }),
            )
            .join('')
        );
      })
      .join('')
  );
}

/** An option in a column of the given width: its code on a plate, its name beside it. */
function option(
  { code, name }: { readonly code?: string; readonly name: string },
  x: number,
  top: number,
  width: number,
): { drawing: string; height: number } {
  const size = 25;
  const plate = code === undefined ? 0 : textWidth(code, 22) + 18;
  const indent = plate === 0 ? 0 : plate + 10;
  const lines = wrapText(name, width - indent, size, 400);
  return {
    drawing:
      (code === undefined
        ? ''
        : `<rect x="${x}" y="${top + 1}" width="${plate}" height="30" rx="5" fill="${GREEN}"/>` +
          lettering(code, x + 9, top + 24, { size: 22, fill: CREAM })) +
      lines
        .map((line, i) =>
          lettering(line, x + indent, top + 24 + i * 30, { size, weight: 400, fill: INK }),
        )
        .join(''),
    height: lines.length * 30 + 8,
  };
}

/** The specialities and their options, in three columns; `bottom` is where they end. */
export function optionGrid(
  { optionsTitle, specialities }: FlyerText,
  top: number,
): { drawing: string; bottom: number } {
  const gap = 36;
  const column = (inner - 2 * gap) / 3;
  let drawing =
    dimension(MARGIN, top - 14) +
    lettering(optionsTitle, MARGIN + 82, top, { size: 42, fill: INK });
  let y = top + 34;
  for (let row = 0; row * 3 < specialities.length; row += 1) {
    let tallest = 0;
    specialities.slice(row * 3, row * 3 + 3).forEach(({ name, options }, at) => {
      const x = MARGIN + at * (column + gap);
      drawing +=
        `<path d="M${x} ${y}h${column}" stroke="${GREEN}" stroke-width="3"/>` +
        lettering(name, x, y + 40, { size: 32, fill: GREEN });
      let below = y + 56;
      for (const each of options) {
        const drawn = option(each, x, below, column);
        drawing += drawn.drawing;
        below += drawn.height;
      }
      tallest = Math.max(tallest, below - y);
    });
    y += tallest + 18;
  }
  return { drawing, bottom: y };
}

/** Who may enter, and how. */
export function entryBlock(text: FlyerText, top: number): string {
  let y = top + 44;
  let drawing =
    dimension(MARGIN, top - 14) +
    lettering(text.profileTitle, MARGIN + 82, top, { size: 36, fill: INK });
  for (const { label, value } of text.profile) {
    drawing +=
      lettering(`${label} :`, MARGIN, y, { size: 26, weight: 400, fill: muted }) +
      lettering(value, MARGIN + textWidth(`${label} :`, 26, 400) + 10, y, {
        size: 26,
        fill: INK,
      });
    y += 38;
  }
  y += 16;
  drawing += lettering(text.modalityTitle, MARGIN, y + 8, { size: 28, fill: GREEN });
  let x = MARGIN;
  y += 48;
  text.modality.forEach((step, i) => {
    drawing +=
      `<circle cx="${x + 17}" cy="${y - 9}" r="17" fill="${GREEN}"/>` +
      lettering(String(i + 1), x + 17, y, { size: 24, fill: CREAM, anchor: 'middle' }) +
      lettering(step, x + 44, y, { size: 26, fill: INK });
    x += textWidth(step, 26) + 72;
  });
  return drawing;
}

/** What it costs, on a plate of its own. */
export function feeBlock(fees: readonly Line[], top: number): string {
  const width = 400;
  const x = WIDTH - MARGIN - width;
  return (
    `<rect x="${x}" y="${top - 40}" width="${width}" height="222" rx="12" fill="${SUN}"/>` +
    fees
      .map(
        ({ label, value }, i) =>
          lettering(label, x + 28, top + 6 + i * 104, { size: 26, fill: INK }) +
          lettering(value, x + 28, top + 58 + i * 104, { size: 52, fill: INK }),
      )
      .join('')
  );
}

/** How to apply and whom to ask, along the lower edge. */
export function contactBand({ apply, contact }: FlyerText): string {
  const height = 124;
  const top = HEIGHT - height;
  return (
    `<rect y="${top}" width="${WIDTH}" height="${height}" fill="${grounds.green.dark}"/>` +
    lettering(apply, MARGIN, top + 54, { size: 36, fill: SUN }) +
    lettering(contact.join('   ·   '), MARGIN, top + 96, {
      size: 25,
      weight: 400,
      fill: CREAM,
    })
  );
}
