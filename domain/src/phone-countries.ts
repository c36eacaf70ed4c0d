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
import { phoneMessages as texts } from './messages/phone.ts';
import { countDigits, currentNumber } from './phone.ts';

/** Metadata made by web/build/phone-metadata.ts; only `preferredCountries` have patterns. */
export const phoneMetadata = generated as unknown as MetadataJson;

/** Country of a number without a calling code. */
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
  /** Undefined where several countries share its calling code. */
  readonly country: CountryCode | undefined;
  /** Error of a number that cannot be called, in French. */
  readonly problem?: string;
  /** Warning, in French: as far as is known, its country has no such numbers. */
  readonly doubt?: string;
}

/**
 * Parses a phone number with spaces, dots, hyphens or parentheses, and `00` or nothing for `+`.
 * Without a calling code it belongs to `country`. Never drops a digit.
 */
export function readPhone(typed: string, country: CountryCode = homeCountry): TypedPhone {
  // Copied contacts often have invisible marks.
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
    // Form of exports and paper forms: (+228) 90 12 34 56.
    .replace(/^\(\s*((?:\+|00)\s*\d+)\s*\)/, '$1 ');
  const options = { defaultCountry: country, extract: false };
  const found = parsePhoneNumberFromString(text, options, phoneMetadata);
  const read = {
    number: found && found.ext === undefined ? found.number : typed.trim(),
    country: found ? found.country : country,
  };
  const place = countryName(read.country) ?? `+${found?.countryCallingCode ?? ''}`;
  // The number may be older than the renumbering of its country.
  const length = validatePhoneNumberLength(
    currentNumber(found?.number ?? text),
    options,
    phoneMetadata,
  );
  const wrong = found?.ext === undefined ? problemOf(length, text, place) : texts.noNumber;
  const problem = areSeveral(text) ? texts.several : wrong;
  if (problem !== undefined) return { ...read, number: typed.trim(), problem };
  const isKnown = parsePhoneNumberFromString(
    currentNumber(read.number),
    phoneMetadata,
  )?.isValid();
  return isKnown ? read : { ...read, doubt: texts.unusual(place) };
}

/** Error or warning about a recorded number, if any: older ones were checked less. */
export function phoneWarning(recorded: string): string | undefined {
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
      return place === countryName(homeCountry) || digits < limits.phoneDigits.min
        ? inscriptionMessages.telephone
        : texts.short(place);
    case 'TOO_LONG':
      return digits > limits.phoneDigits.max ? texts.tooManyDigits : texts.long(place);
    case 'INVALID_COUNTRY':
      return texts.noCountry;
    case 'NOT_A_NUMBER':
      return digits < limits.phoneDigits.min ? inscriptionMessages.telephone : texts.noNumber;
    default:
      return texts.otherLength(place);
  }
}

const names = new Intl.DisplayNames('fr', { type: 'region' });

/** French name of a country. */
export function countryName(country: CountryCode | undefined): string | undefined {
  return country && (names.of(country) ?? country);
}
