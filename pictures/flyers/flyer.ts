import { scene, type SceneName } from '../catalogue.ts';
import { emblem } from '../emblem.ts';
import { lettering, textWidth, wrapText } from '../lettering.ts';
import { CREAM, GREEN, grounds, INK, PAPER, SUN } from '../palette.ts';
import { n } from '../parts/kit.ts';
import { contactBand, entryBlock, factStrip, feeBlock, optionGrid } from './blocks.ts';
import { HEIGHT, MARGIN, WIDTH } from './sheet.ts';

/** Everything that stands on a flyer, in words. */
export interface FlyerText {
  readonly centre: string;
  /** Short name of the centre. */
  readonly abbreviation: string;
  /** When one can apply, in two lines. */
  readonly campaign: readonly [string, string];
  /** The level, then how long it takes: `BTS en 2 ans`. */
  readonly title: string;
  readonly lead: string;
  readonly scene: SceneName;
  readonly facts: readonly Line[];
  readonly optionsTitle: string;
  readonly specialities: readonly {
    readonly name: string;
    readonly options: readonly { readonly code?: string; readonly name: string }[];
  }[];
  readonly profileTitle: string;
  readonly profile: readonly Line[];
  readonly modalityTitle: string;
  /** Steps of entry, in order. */
  readonly modality: readonly string[];
  readonly fees: readonly Line[];
  readonly apply: string;
  readonly contact: readonly string[];
}

export interface Line {
  readonly label: string;
  readonly value: string;
}

const headHeight = 820;

/** Where the drawing stands in the head: its left, its top, its width. */
const drawn: { left: number; top: number; width: number } = { left: 340, top: 258, width: 900 };

/** The squared paper of the drawing, carried on over the whole head. */
function squares(): string {
  const step = (drawn.width / 1600) * 50;
  let d = '';
  for (let x = drawn.left; x > 0; x -= step) d += `M${n(x)} 0V${headHeight}`;
  for (let x = drawn.left + step; x < WIDTH; x += step) d += `M${n(x)} 0V${drawn.top}`;
  for (let y = drawn.top % step; y < headHeight; y += step)
    d += `M0 ${n(y)}H${y < drawn.top ? WIDTH : drawn.left}`;
  return `<path d="${d}" stroke="${grounds.green.grid}" stroke-width="1"/>`;
}

function drawing(name: SceneName): string {
  const height = (drawn.width * 5) / 8;
  return scene(name)
    .replace('<svg ', `<svg x="${drawn.left}" y="${drawn.top}" `)
    .replace('width="1600" height="1000"', `width="${drawn.width}" height="${height}"`);
}

function letterhead({ abbreviation, centre, campaign }: FlyerText): string {
  const [announced, period] = campaign;
  const tag = Math.max(textWidth(announced, 28), textWidth(period, 34)) + 56;
  const middle = WIDTH - MARGIN - tag / 2;
  const mark = emblem().replace(
    'width="64" height="64"',
    `x="${MARGIN + 8}" y="56" width="84" height="84"`,
  );
  return (
    `<rect x="${MARGIN}" y="48" width="100" height="100" rx="14" fill="${CREAM}"/>` +
    mark +
    lettering(abbreviation, MARGIN + 124, 92, { size: 50, fill: CREAM }) +
    lettering(centre, MARGIN + 124, 134, { size: 26, weight: 400, fill: CREAM }) +
    `<rect x="${WIDTH - MARGIN - tag}" y="48" width="${tag}" height="100" rx="10" fill="${SUN}"/>` +
    lettering(announced, middle, 88, { size: 28, fill: INK, anchor: 'middle' }) +
    lettering(period, middle, 128, { size: 34, fill: INK, anchor: 'middle' })
  );
}

function head(text: FlyerText): string {
  const [level = '', ...years] = text.title.split(' ');
  return (
    `<rect width="${WIDTH}" height="${headHeight}" fill="${GREEN}"/>` +
    squares() +
    drawing(text.scene) +
    letterhead(text) +
    lettering(level, MARGIN - 8, 330, { size: 190, fill: CREAM }) +
    lettering(years.join(' '), MARGIN - 2, 420, { size: 92, fill: CREAM }) +
    wrapText(text.lead, 280, 34, 400)
      .map((line, i) =>
        lettering(line, MARGIN, 490 + i * 44, { size: 34, weight: 400, fill: CREAM }),
      )
      .join('')
  );
}

/** A flyer of A5 format, upright, as a complete SVG document without any font. */
export function flyer(text: FlyerText): string {
  const options = optionGrid(text, headHeight + 132);
  const entry = entryBlock(text, options.bottom + 34);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
    head(text) +
    factStrip(text.facts, headHeight - 58) +
    options.drawing +
    entry +
    feeBlock(text.fees, options.bottom + 34) +
    contactBand(text) +
    '</svg>'
  );
}
