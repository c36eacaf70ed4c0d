import { phoneNumber } from '@centre/domain/phone';

// Calling codes of one or two digits, by ITU-T E.164; all others have three.
const shortCodes = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A phone number as a cell of a text file: `(+228) 90 11 22 33`. Spreadsheets take a text that
 * begins with a plus sign for a sum, and one of digits for a number, whose zeros they drop;
 * with the calling code in parentheses it is a text that can still be read out and dialled, and
 * so is one without a country in pairs of digits: `06 12 34 56 78`.
 */
export function phoneCell(typed: string): string {
  const number = phoneNumber(typed);
  if (number === undefined) return typed;
  if (!number.startsWith('+')) return number.replace(/\B(?=(?:\d{2})+$)/g, ' ');
  const code = shortCodes.exec(number)?.[0] ?? number.slice(0, 4);
  const local = number.slice(code.length);
  const spaced = local.length % 2 === 0 ? local.replace(/(\d{2})(?=\d)/g, '$1 ') : local;
  return `(${code}) ${spaced}`;
}
