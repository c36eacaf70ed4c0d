import { wallClock } from './dates.ts';
import { foldText } from './text.ts';
import { plainLetters } from './words.ts';

/** Characters; with what stands around it, a name stays below what every system accepts. */
const longest = 80;

/**
 * `text` as a part of a file's name that every system accepts: small plain letters, digits and
 * hyphens. Empty when nothing of it can be written so.
 */
export function fileNamePart(text: string): string {
  return Array.from(foldText(text), (letter) => plainLetters[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}

/** `20251120-140509`: an instant in a file's name, by the centre's clock. */
export function fileNameInstant(date: Date): string {
  const [day = '', time = ''] = wallClock(date).split('T');
  return `${day.replaceAll('-', '')}-${time.replaceAll(':', '')}`;
}
