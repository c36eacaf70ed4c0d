import { wallClock } from './dates.ts';
import { foldText } from './text.ts';
import { plainLetters } from './folded-words.ts';

/** Characters; leaves room for the rest of a file name below the limit of every system. */
const maxLength = 80;

/**
 * Part of a file name that every system accepts: `text` in small plain letters, digits and hyphens.
 * Empty when `text` has none of these.
 */
export function fileNamePart(text: string): string {
  return Array.from(foldText(text), (letter) => plainLetters[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}

/** Timestamp of a file name in the centre's time zone: `20251120-140509`. */
export function fileNameInstant(date: Date): string {
  const [day = '', time = ''] = wallClock(date).split('T');
  return `${day.replaceAll('-', '')}-${time.replaceAll(':', '')}`;
}
