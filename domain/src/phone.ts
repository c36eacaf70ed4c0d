import { centre } from './centre.ts';
import { limits } from './limits.ts';

const { callingCode, phoneDigits } = centre;
// Some programs leave the plus sign out.
const localNumber = new RegExp(`^(?:${callingCode})?(\\d{${phoneDigits}})$`);
const internationalNumber = new RegExp(`^\\+${callingCode}(\\d{${phoneDigits}})$`);

/**
 * Normalized phone number: in E.164 (`+22890123456`) where its country is known, else its digits
 * (`0612345678`), because any country would be a guess. Undefined when `typed` is no number.
 *
 * Accepts spaces, dots, hyphens and parentheses, and `00` for `+`. A number without a calling code
 * belongs to the centre's country, like most applicants, if it has the length of its numbers.
 */
export function phoneNumber(typed: string): string | undefined {
  const compact = typed.replace(/[\s.\-()\u00A0\u202F]/g, '').replace(/^00/, '+');
  const candidate = compact.replace(localNumber, `+${callingCode}$1`);
  const digits = countDigits(candidate);
  return /^(?:\+[1-9])?\d+$/.test(candidate) &&
    digits >= limits.phoneDigits.min &&
    digits <= limits.phoneDigits.max
    ? candidate
    : undefined;
}

/**
 * Current form of an E.164 `number`, with the digits that its country has added before all numbers:
 * Benin in November 2024, Côte d'Ivoire in January 2021 (by their operators).
 */
export function currentNumber(number: string): string {
  const [, country, local = ''] = /^\+(229|225)(\d{8})$/.exec(number) ?? [];
  if (country === undefined) return number;
  return `+${country}${country === '229' ? '01' : ivorianPrefix(local)}${local}`;
}

/** Form in which phone numbers are compared; empty when `typed` is no number. */
export function comparableNumber(typed: string): string {
  return currentNumber(phoneNumber(typed) ?? '');
}

/** Prefix by operator: the third digit of landlines (2 or 3 first), the second of mobiles. */
function ivorianPrefix(local: string): string {
  if (/^[23]/.test(local)) return local[2] === '0' ? '25' : local[2] === '8' ? '21' : '27';
  const second = Number(local[1]);
  return second <= 3 ? '01' : second <= 6 ? '05' : '07';
}

export function countDigits(typed: string): number {
  return typed.replace(/\D/g, '').length;
}

/** Readable number of the centre's country, `+228 90 12 34 56`; other numbers unchanged. */
export function formatPhone(number: string): string {
  const [, local] = internationalNumber.exec(number) ?? [];
  return local ? `+${callingCode} ${local.replace(/(\d{2})(?=\d)/g, '$1 ')}` : number;
}
