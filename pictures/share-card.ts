import { scene, type SceneName } from './catalogue.ts';
import { emblem } from './emblem.ts';
import { lettering, textWidth, wrapText } from './lettering.ts';
import { CREAM, GREEN, SUN } from './palette.ts';
import type { Ground } from './palette.ts';

/** What stands on the picture of a link. */
export interface ShareCard {
  readonly title: string;
  readonly abbreviation: string;
  readonly centre: string;
  readonly scene: SceneName;
  readonly variant: number;
  readonly ground: Ground;
}

const width = 1200;
const height = 630;
const margin = 56;
/** The words are on the left of it, the drawing on the right. */
const panel = 500;
const measure = panel - margin - 40;

function drawing({ scene: name, variant, ground }: ShareCard): string {
  const drawn = (height * 8) / 5;
  return scene(name, variant, ground)
    .replace('<svg ', `<svg x="${panel - 150}" y="0" `)
    .replace('width="1600" height="1000"', `width="${drawn}" height="${height}"`);
}

/** The largest type in which every word of the title has room. */
function titleSize(title: string): number {
  const sizes = [72, 64, 56, 48, 40];
  const fits = (size: number) =>
    wrapText(title, measure, size).length * size * 1.1 < 285 &&
    title.split(' ').every((word) => textWidth(word, size) <= measure);
  return sizes.find(fits) ?? 36;
}

/** The picture that messengers show beside a link, 1200 x 630, as an SVG without any font. */
export function shareCard(card: ShareCard): string {
  const size = titleSize(card.title);
  const mark = emblem().replace(
    'width="64" height="64"',
    `x="${margin + 7}" y="${margin + 6}" width="70" height="70"`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    drawing(card) +
    `<rect width="${panel}" height="${height}" fill="${GREEN}"/>` +
    `<rect x="${panel}" width="8" height="${height}" fill="${SUN}"/>` +
    `<rect x="${margin}" y="${margin}" width="84" height="84" rx="12" fill="${CREAM}"/>` +
    mark +
    lettering(card.abbreviation, margin + 104, margin + 58, { size: 48, fill: CREAM }) +
    wrapText(card.title, measure, size)
      .map((line, at) =>
        lettering(line, margin, 240 + (at + 0.5) * size * 1.1, { size, fill: CREAM }),
      )
      .join('') +
    wrapText(card.centre, measure, 26, 400)
      .map((line, at, { length }) =>
        lettering(line, margin, height - margin - (length - 1 - at) * 34, {
          size: 26,
          weight: 400,
          fill: CREAM,
        }),
      )
      .join('') +
    '</svg>'
  );
}

/** The centre's mark as the icon of an application, square. */
export function appIcon(isMaskable: boolean): string {
  const [ground, mark] = isMaskable
    ? // Systems cut a shape out of it: only the middle four fifths are sure to be seen.
      [GREEN, emblem({ body: CREAM, book: GREEN, flame: SUN })]
    : ['none', emblem()];
  const inset = isMaskable ? 14 : 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">` +
    `<rect width="100" height="100" fill="${ground}"/>` +
    mark.replace(
      'width="64" height="64"',
      `x="${inset}" y="${inset}" width="${100 - 2 * inset}" height="${100 - 2 * inset}"`,
    ) +
    '</svg>'
  );
}
