import { plainLetters } from './folded-words.ts';

// The alphabet of 3GPP TS 23.038 (GSM 03.38), and its extension, whose characters count double.
const basic = '@£$¥èéùìòÇ\\n\\rØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ¤ -?¡A-ZÄÖÑÜ§¿a-zäöñüà';
const extension = '\\^{}\\\\[~\\]|€';
const extended = new RegExp(`[${extension}]`);
const outside = new RegExp(`[^${basic}${extension}]`, 'gu');

/** Characters without a replacement: emoji with their joiners and colours, invisible marks. */
const removed =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}\u20E3]/gu;

const replacements: Readonly<Record<string, string>> = {
  ...{ '’': "'", '‘': "'", '‛': "'", ʼ: "'", '′': "'", '´': "'", '`': "'" },
  ...{ '“': '"', '”': '"', '„': '"', '″': '"', '‐': '-', '‑': '-', '‒': '-', '–': '-' },
  ...{ '—': '-', '−': '-', '•': '-', '·': '.', '×': 'x', '°': 'o', '\t': ' ' },
};

/**
 * Rewrites `text` in the GSM alphabet, for the fewest SMS parts. A single other character (ç, ê, ɔ,
 * a curly apostrophe, an emoji) makes the whole SMS cost more than double. Other characters become
 * their nearest equivalent, or `?` when there is none. Emoji are removed.
 */
export function smsText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/«\s*|\s*»/g, '"')
    .replace(removed, '')
    .replace(outside, nearest)
    .replace(/ {2,}/g, ' ');
}

function nearest(character: string): string {
  const known = replacements[character];
  if (known !== undefined) return known;
  const letters = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(letters, plainLetter).join('').replace(outside, '?');
}

function plainLetter(letter: string): string {
  const small = letter.toLowerCase();
  const plain = plainLetters[small] ?? letter;
  return small === letter ? plain : plain.toUpperCase();
}

/** Characters of a single SMS, and of each part of a longer one. */
const partLengths = { alone: 160, part: 153 } as const;

/** Number of SMS parts that `text` takes once `smsText` has rewritten it. */
export function smsParts(text: string): number {
  const widths = Array.from(smsText(text), (character) => (extended.test(character) ? 2 : 1));
  if (widths.reduce((sum, width) => sum + width, 0) <= partLengths.alone) return 1;
  let [parts, used] = [1, 0];
  for (const width of widths) {
    // An extended character is never cut in two.
    if (used + width > partLengths.part) [parts, used] = [parts + 1, 0];
    used += width;
  }
  return parts;
}
