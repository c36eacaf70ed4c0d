import { isValidPhoneNumber } from 'libphonenumber-js/min';

/**
 * Whether the country of `number`, which is in E.164, has such numbers. One without a country
 * cannot be judged.
 */
export function existsInItsCountry(number: string): boolean {
  return !number.startsWith('+') || isValidPhoneNumber(number);
}
