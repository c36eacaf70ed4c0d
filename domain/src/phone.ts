import { centre } from './centre.ts';
import { limits } from './limits.ts';

const { callingCode, phoneDigits } = centre;
// Some programs leave the plus sign out.
const localNumber = new RegExp(`^(?:${callingCode})?(\\d{${phoneDigits}})$`);
const internationalNumber = new RegExp(`^\\+${callingCode}(\\d{${phoneDigits}})$`);

/**
 * The phone number in `typed` as records keep it: in E.164 (`+22890123456`) where its country is
 * known, else its digits (`0612345678`), because any country would be a guess. Undefined when
 * it cannot be one.
 *
 * Accepts the spaces, dots, hyphens and parentheses people write, `00` for `+`, and a
 * number without a country as long as those of the centre's, to which its applicants belong.
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
 * `number`, which is in E.164, with the digits that its country has put before all numbers since
 * it was given: Benin in November 2024, Côte d'Ivoire in January 2021 (by their operators).
 */
export function currentNumber(number: string): string {
  const [, country, local = ''] = /^\+(229|225)(\d{8})$/.exec(number) ?? [];
  if (country === undefined) return number;
  return `+${country}${country === '229' ? '01' : ivorianPrefix(local)}${local}`;
}

/** `typed` as phone numbers are compared; empty when it is none. */
export function comparableNumber(typed: string): string {
  return currentNumber(phoneNumber(typed) ?? '');
}

/** Landlines began with 2 or 3, and named their operator by the third digit; mobiles by the second. */
function ivorianPrefix(local: string): string {
  if (/^[23]/.test(local)) return local[2] === '0' ? '25' : local[2] === '8' ? '21' : '27';
  const second = Number(local[1]);
  return second <= 3 ? '01' : second <= 6 ? '05' : '07';
}

/** How many digits `typed` holds. */
export function countDigits(typed: string): number {
  return typed.replace(/\D/g, '').length;
}

/** An E.164 number of the centre's country as it is read aloud, `+228 90 12 34 56`; others as is. */
export function formatPhone(number: string): string {
  const [, local] = internationalNumber.exec(number) ?? [];
  return local ? `+${callingCode} ${local.replace(/(\d{2})(?=\d)/g, '$1 ')}` : number;
}
