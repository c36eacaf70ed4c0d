import { polygon } from './parts/fasteners.ts';
import { through } from './parts/kit.ts';
import { CREAM, GREEN, SUN } from './palette.ts';

export interface EmblemFills {
  /** The nut. */
  readonly body?: string;
  /** The open book. */
  readonly book?: string;
  /** The flame. */
  readonly flame?: string;
}

/** The centre's mark, 64 x 64: a hexagon nut that holds an open book and a flame. */
export function emblem({ body = GREEN, book = CREAM, flame = SUN }: EmblemFills = {}): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<path d="${through(polygon(32, 32, 29, 6, 30), true)}" fill="${body}" stroke="${body}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M32 8C38 15 41 19 41 25A9 9 0 0 1 23 25C23 21 25.5 18.5 27 16C28 18 28.5 19 29.5 20C31 16.5 32 13 32 8Z" fill="${flame}"/>` +
    `<path d="M30.5 55V41.5Q23 36 12 36.5V48.5Q23 48.5 30.5 55ZM33.5 55V41.5Q41 36 52 36.5V48.5Q41 48.5 33.5 55Z" fill="${book}"/>` +
    '</svg>'
  );
}

const ring = (r: number, width: number): string =>
  `<circle cx="60" cy="60" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const filled = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const drawn = (d: string, width = 10): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Abstract shapes of 120 x 120 in `currentColor`; none stands for anybody. */
const marks: readonly (() => string)[] = [
  () => ring(44, 10) + filled('M60 34A26 26 0 0 1 60 86Z'),
  () => filled('M16 84L46 24L62 56L50 84ZM58 84L74 40L104 84Z'),
  () => drawn('M20 44Q40 24 60 44T100 44M20 66Q40 46 60 66T100 66M20 88Q40 68 60 88T100 88'),
  () =>
    filled('M20 20H56V56H20ZM64 64H100V100H64Z') + drawn('M69 25H95V51H69ZM25 69H51V95H25Z'),
  () =>
    drawn(`${through(polygon(60, 60, 44, 6, 0), true)}M60 60L104 60M60 60L38 22M60 60L38 98`),
  () => filled('M60 14A46 46 0 0 1 106 60H60ZM60 106A46 46 0 0 1 14 60H60Z') + ring(46, 6),
  () => drawn('M24 96V52M48 96V28M72 96V62M96 96V40', 14),
  () =>
    ring(20, 10) +
    drawn(
      'M60 14V26M60 94V106M14 60H26M94 60H106M27 27L36 36M84 84L93 93M93 27L84 36M36 84L27 93',
    ),
  () => drawn('M18 78L60 22L102 78M36 92L60 60L84 92', 12),
  () => filled('M18 60A42 42 0 0 1 102 60H80A20 20 0 0 0 40 60Z') + drawn('M22 78H98M34 96H86'),
];

/** How many different partner marks there are. */
export const partnerMarkCount = marks.length;

/** A neutral partner mark, 120 x 120, in one colour; indexes beyond the last start again. */
export function partnerMark(index: number, colour: string = GREEN): string {
  const draw = marks[((index % marks.length) + marks.length) % marks.length];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120" color="${colour}">` +
    `${draw === undefined ? '' : draw()}</svg>`
  );
}
