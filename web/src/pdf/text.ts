import { charactersOf } from '@centre/domain/text';
import { isDrawn, missingLetter } from './letters.ts';

const anySpace = /\s/gu;
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const marks = new RegExp(`${missingLetter}+`, 'g');

/**
 * `text` in characters of the fonts, NFC. A missing letter becomes its base and accents, and if
 * that is missing a dotted circle, one for several: jsPDF would drop it with the rest of the text.
 */
export function printable(text: string): string {
  // All spaces share one glyph, so a no-break space would appear in every text copied from the
  // PDF.
  const plain = text.normalize('NFC').replace(anySpace, ' ').replace(invisible, '');
  return Array.from(plain, printableCharacter).join('').replace(marks, missingLetter);
}

function printableCharacter(character: string): string {
  if (isDrawn(character)) return character;
  const apart = Array.from(character.normalize('NFD'));
  return apart.map((part) => (isDrawn(part) ? part : missingLetter)).join('');
}

/**
 * `text` in lines that `fits` accepts, broken at spaces and after hyphens; a word longer
 * than a line is broken between characters as readers see them.
 */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(' ').flatMap((word) => pieces(word, fits))) {
    const longer = `${line}${piece.glue}${piece.text}`;
    if (line === '' || fits(longer)) {
      line = line === '' ? piece.text : longer;
    } else {
      lines.push(line);
      line = piece.text;
    }
  }
  return [...lines, line];
}

interface Piece {
  /** What joins it to what stands before it on the same line. */
  readonly glue: ' ' | '';
  readonly text: string;
}

function pieces(word: string, fits: (line: string) => boolean): Piece[] {
  const parts = word.match(/[^-]*-|[^-]+/g) ?? [''];
  return parts
    .flatMap((part) => (fits(part) ? [part] : [...charactersOf(part)]))
    .map((text, index) => ({ glue: index === 0 ? ' ' : '', text }));
}
