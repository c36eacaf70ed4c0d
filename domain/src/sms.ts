import { plainLetters } from './words.ts';

// The alphabet of 3GPP TS 23.038 (GSM 03.38), and its extension, whose characters count double.
const basic = '@£$¥èéùìòÇ\\n\\rØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ¤ -?¡A-ZÄÖÑÜ§¿a-zäöñüà';
const extension = '\\^{}\\\\[~\\]|€';
const extended = new RegExp(`[${extension}]`);
const outside = new RegExp(`[^${basic}${extension}]`, 'gu');

/** Characters left out: emoji with their joiners and colours, and invisible marks. */
const unsaid =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}\u20E3]/gu;

const signs: Readonly<Record<string, string>> = {
  ...{ '’': "'", '‘': "'", '‛': "'", ʼ: "'", '′': "'", '´': "'", '`': "'" },
  ...{ '“': '"', '”': '"', '„': '"', '″': '"', '‐': '-', '‑': '-', '‒': '-', '–': '-' },
  ...{ '—': '-', '−': '-', '•': '-', '·': '.', '×': 'x', '°': 'o', '\t': ' ' },
};

/**
 * `text` as an SMS carries it in the fewest parts: one letter such as ç, ê or ɔ, one curly
 * apostrophe or one emoji makes all of it cost more than double. They become the nearest that the
 * SMS has, and `?` what resembles nothing; an emoji is left out.
 */
export function smsText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/«\s*|\s*»/g, '"')
    .replace(unsaid, '')
    .replace(outside, nearest)
    .replace(/ {2,}/g, ' ');
}

function nearest(character: string): string {
  const known = signs[character];
  if (known !== undefined) return known;
  const letters = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(letters, plainLetter).join('').replace(outside, '?');
}

function plainLetter(letter: string): string {
  const small = letter.toLowerCase();
  const plain = plainLetters[small] ?? letter;
  return small === letter ? plain : plain.toUpperCase();
}

/** Characters of an SMS that is alone, and of each part of a longer one. */
const sizes = { alone: 160, part: 153 } as const;

/** How many parts of an SMS `text` costs, as `smsText` writes it. */
export function smsParts(text: string): number {
  const widths = Array.from(smsText(text), (character) => (extended.test(character) ? 2 : 1));
  if (widths.reduce((sum, width) => sum + width, 0) <= sizes.alone) return 1;
  let [parts, used] = [1, 0];
  for (const width of widths) {
    // An extended character is never cut in two.
    if (used + width > sizes.part) [parts, used] = [parts + 1, 0];
    used += width;
  }
  return parts;
}
