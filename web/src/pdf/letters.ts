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
