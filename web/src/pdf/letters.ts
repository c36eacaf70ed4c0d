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
