import { missingLetter, pdfLetters } from './letters.ts';

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
