import { charactersOf } from '@centre/domain/text';

// Letters of West African languages (Ewe, Kabiyè, Hausa, Fula, Yoruba) outside Latin Extended-A.
const localLetters = 'ƁƉƊƎƐƑƓƔƖƘƝƆƩƱƲƳƴǝɓɖɗɛƒɠɣɩƙɲɔʃʊʋɅʌẼẽẸẹỌọṢṣ';

// Accents for letters without a precomposed character, such as ɛ́.
const combiningMarks = '\u0300\u0301\u0302\u0303\u0304\u0308\u030A\u030C\u0323\u0327';

/** Replacement for letters that the fonts lack. */
export const missingLetter = '◌';

/**
 * Characters of the PDF fonts: Latin-1, Latin Extended-A, the local letters and typographic
 * punctuation.
 */
export const pdfLetters =
  between(' ', '~') +
  // Without the soft hyphen.
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

/** Whether the PDF fonts have a glyph for a character. */
export const hasGlyph = (character: string) => pdfLetters.includes(character);

const letters = /[\p{L}\p{N}]\p{M}*/gu;

/** Whether the fonts lack a letter, whatever its accents. */
function isMissing(letter: string): boolean {
  const [base = ''] = letter.normalize('NFD');
  return !hasGlyph(base);
}

/** Whether the PDF fonts lack letters of `text`, such as Arabic or Chinese ones. */
export function hasMissingLetters(text: string): boolean {
  return text.match(letters)?.some(isMissing) ?? false;
}

/**
 * Legible part of `text`. When the fonts lack some letters, `elsewhere` follows, a reference to the
 * full text; it stands alone when no letter is legible.
 */
export function legibleText(text: string, elsewhere: string): string {
  if (!hasMissingLetters(text)) return text;
  const readable = text
    .replace(letters, (letter) => (isMissing(letter) ? '[…]' : letter))
    .replace(/\[…\](?:[^\p{L}\p{N}]*\[…\])*/gu, '[…]');
  return readable.search(letters) === -1 ? elsewhere : `${readable} (${elsewhere})`;
}

const anySpace = /\s/gu;
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const marks = new RegExp(`${missingLetter}+`, 'g');

/**
 * Converts `text` to characters of the fonts, in NFC. A missing letter is decomposed into its base and
 * accents; a missing base becomes a dotted circle, one for several in a row. jsPDF would drop a
 * missing character with the rest of the text.
 */
export function printable(text: string): string {
  // All spaces share one glyph, so one no-break space would make every space of the PDF be copied as
  // no-break.
  const plain = text.normalize('NFC').replace(anySpace, ' ').replace(invisible, '');
  return Array.from(plain, printableCharacter).join('').replace(marks, missingLetter);
}

function printableCharacter(character: string): string {
  if (hasGlyph(character)) return character;
  const parts = Array.from(character.normalize('NFD'));
  return parts.map((part) => (hasGlyph(part) ? part : missingLetter)).join('');
}

/**
 * Wraps `text` into lines that `fits` accepts, at spaces and after hyphens. A word longer than a line
 * is broken between grapheme clusters.
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
  /** Separator from the previous piece on the same line. */
  readonly glue: ' ' | '';
  readonly text: string;
}

function pieces(word: string, fits: (line: string) => boolean): Piece[] {
  const parts = word.match(/[^-]*-|[^-]+/g) ?? [''];
  return parts
    .flatMap((part) => (fits(part) ? [part] : [...charactersOf(part)]))
    .map((text, index) => ({ glue: index === 0 ? ' ' : '', text }));
}
