// Those of the languages written in West Africa that Latin Extended-A does not have: Ewe,
// Kabiyè, Hausa, Fula, Yoruba.
const localLetters = 'ƁƉƊƎƐƑƓƔƖƘƝƆƩƱƲƳƴǝɓɖɗɛƒɠɣɩƙɲɔʃʊʋɅʌẼẽẸẹỌọṢṣ';

// Tones over letters that no single character holds with them, such as ɛ́, and what
// letters beyond ours are taken apart into.
const combiningMarks = '\u0300\u0301\u0302\u0303\u0304\u0308\u030A\u030C\u0323\u0327';

/** What stands where a letter has no drawing: seen by the reader, unlike a gap. */
export const missingLetter = '◌';

/**
 * What the PDFs are written with: Latin-1, Latin Extended-A, the local letters and the
 * punctuation of typography. The fonts hold these and no others.
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

const drawn: ReadonlySet<string> = new Set(pdfLetters);
const anySpace = /\s/gu;
const invisible = /\p{Cf}/gu;

/**
 * `text` in letters that the fonts have, NFC. A letter they lack is taken apart into its
 * base and accents, and what they lack even then is a dotted circle: jsPDF would otherwise
 * drop it, and all that follows it in the text.
 */
export function printable(text: string): string {
  // The kinds of space share one drawing, so a no-break one would turn up in every text
  // that is copied out of the page.
  const plain = text.normalize('NFC').replace(anySpace, ' ').replace(invisible, '');
  return Array.from(plain, printableCharacter).join('');
}

function printableCharacter(character: string): string {
  if (drawn.has(character)) return character;
  const apart = Array.from(character.normalize('NFD'));
  return apart.map((part) => (drawn.has(part) ? part : missingLetter)).join('');
}

const segments = new Intl.Segmenter('fr');

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
  return word
    .split(/(?<=-)/)
    .flatMap((part) => (fits(part) ? [part] : charactersOf(part)))
    .map((text, index) => ({ glue: index === 0 ? ' ' : '', text }));
}

function charactersOf(text: string): string[] {
  return Array.from(segments.segment(text), ({ segment }) => segment);
}
