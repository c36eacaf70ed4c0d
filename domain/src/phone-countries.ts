import {
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type MetadataJson,
} from 'libphonenumber-js/core';
import { centre } from './centre.ts';
import { limits } from './limits.ts';
import { inscriptionMessages } from './messages/inscription.ts';
import generated from './phone-metadata.json' with { type: 'json' };
import { phoneMessages as says } from './messages/phone.ts';
import { countDigits, currentNumber } from './phone.ts';

/** Made by web/build/phone-metadata.ts; only `preferredCountries` have patterns. */
export const phoneMetadata = generated as unknown as MetadataJson;

/** Where a number without a calling code is from. */
export const homeCountry: CountryCode = centre.countryCode;

const neighbours: readonly CountryCode[] = [
  'TG',
  'BJ',
  'BF',
  'CI',
  'GH',
  'GN',
  'ML',
  'NE',
  'SN',
  'FR',
];

/** ISO codes of the countries offered first for a phone number, the centre's own at the top. */
export const preferredCountries = [
  homeCountry,
  ...neighbours.filter((country) => country !== homeCountry),
];

export interface TypedPhone {
  /** In E.164 (`+22890123456`); with a problem, as it was typed. */
  readonly number: string;
  /** Of what country it is; undefined where several share its calling code. */
  readonly country: CountryCode | undefined;
  /** Why nobody can be called by it, in French. */
  readonly problem?: string;
  /** What should be asked about it: its country gives no such numbers, as far as is known. */
  readonly doubt?: string;
}

/**
 * Reads a phone number as people write it: with spaces, dots, hyphens or parentheses, `00` or
 * nothing for `+`. Without a calling code it is one of `country`. Nothing is ever cut.
 */
export function readPhone(typed: string, country: CountryCode = homeCountry): TypedPhone {
  // Contacts are often copied with marks that nobody sees.
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
    // As exports and paper forms write it: (+228) 90 12 34 56.
    .replace(/^\(\s*((?:\+|00)\s*\d+)\s*\)/, '$1 ');
  const options = { defaultCountry: country, extract: false };
  const found = parsePhoneNumberFromString(text, options, phoneMetadata);
  const read = {
    number: found && found.ext === undefined ? found.number : typed.trim(),
    country: found ? found.country : country,
  };
  const place = nameOf(read.country) ?? `+${found?.countryCallingCode ?? ''}`;
  // A number from before its country gave all numbers more digits.
  const length = validatePhoneNumberLength(
    currentNumber(found?.number ?? text),
    options,
    phoneMetadata,
  );
  const wrong = found?.ext === undefined ? problemOf(length, text, place) : says.noNumber;
  const problem = areSeveral(text) ? says.several : wrong;
  if (problem !== undefined) return { ...read, number: typed.trim(), problem };
  const isKnown = parsePhoneNumberFromString(
    currentNumber(read.number),
    phoneMetadata,
  )?.isValid();
  return isKnown ? read : { ...read, doubt: says.unusual(place) };
}

/** What should be checked about a recorded number, if anything: older ones were checked less. */
export function remarkOn(recorded: string): string | undefined {
  if (recorded === '') return undefined;
  const { problem, doubt } = readPhone(recorded);
  return problem ?? doubt;
}

function areSeveral(text: string): boolean {
  const numbers = text.split(/[/,;\n]|\s(?:ou|et)\s/i).map(countDigits);
  return numbers.length > 1 && numbers.every((digits) => digits >= limits.phoneDigits.min);
}

function problemOf(
  length: ReturnType<typeof validatePhoneNumberLength>,
  text: string,
  place: string,
): string | undefined {
  const digits = countDigits(text);
  switch (length) {
    case undefined:
      return undefined;
    case 'TOO_SHORT':
      return place === nameOf(homeCountry) || digits < limits.phoneDigits.min
        ? inscriptionMessages.telephone
        : says.short(place);
    case 'TOO_LONG':
      return digits > limits.phoneDigits.max ? says.tooManyDigits : says.long(place);
    case 'INVALID_COUNTRY':
      return says.noCountry;
    case 'NOT_A_NUMBER':
      return digits < limits.phoneDigits.min ? inscriptionMessages.telephone : says.noNumber;
    default:
      return says.otherLength(place);
  }
}

const names = new Intl.DisplayNames('fr', { type: 'region' });

/** What the country is called in French. */
export function nameOf(country: CountryCode | undefined): string | undefined {
  return country && (names.of(country) ?? country);
}
