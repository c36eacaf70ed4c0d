import { charactersOf } from '@centre/domain/text';

// Those of the languages written in West Africa that Latin Extended-A does not have: Ewe,
// Kabiyè, Hausa, Fula, Yoruba.
const localLetters = 'ƁƉƊƎƐƑƓƔƖƘƝƆƩƱƲƳƴǝɓɖɗɛƒɠɣɩƙɲɔʃʊʋɅʌẼẽẸẹỌọṢṣ';

// Accents that do not combine into one character, such as that of ɛ́.
const combiningMarks = '\u0300\u0301\u0302\u0303\u0304\u0308\u030A\u030C\u0323\u0327';

/** Printed in place of a letter that the fonts lack. */
export const missingLetter = '◌';

/**
 * The characters of the PDFs' fonts: Latin-1, Latin Extended-A, the local letters and typographic
 * punctuation.
 */
export const pdfLetters =
  between(' ', '~') +
  // The soft hyphen between these two is not a letter.
  between('¡', '¬') +
  between('®', 'ſ') +
  localLetters +
  combiningMarks +
  'ʼꞌ–—‘’‚“”„•…‹›€№' +
  missingLetter;

function between(first: string, last: string): string {
  const from = first.charCodeAt(0);
  const count = last.charCodeAt(0) - from + 1;
  return String.fromCharCode(...Array.from({ length: count }, (_, index) => from + index));
}

/** Whether a character has a drawing of its own. */
export const isDrawn = (character: string) => pdfLetters.includes(character);

const letters = /[\p{L}\p{N}]\p{M}*/gu;

/** Whether the fonts lack a letter, whatever its accents. */
function isMissing(letter: string): boolean {
  const [base = ''] = letter.normalize('NFD');
  return !isDrawn(base);
}

/** Whether the PDFs cannot show some letters of `text`, such as Arabic or Chinese ones. */
export function lacksLetters(text: string): boolean {
  return text.match(letters)?.some(isMissing) ?? false;
}

/**
 * `text` for a PDF. Where the fonts lack letters of it, what can be read is followed by
 * `elsewhere`, which says where the whole is found; `elsewhere` alone where nothing can.
 */
export function legible(text: string, elsewhere: string): string {
  if (!lacksLetters(text)) return text;
  const rest = text
    .replace(letters, (letter) => (isMissing(letter) ? '[…]' : letter))
    .replace(/\[…\](?:[^\p{L}\p{N}]*\[…\])*/gu, '[…]');
  return rest.search(letters) === -1 ? elsewhere : `${rest} (${elsewhere})`;
}

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
