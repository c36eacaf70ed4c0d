import { foldText } from '@centre/domain/text';
import type { MetadataJson } from 'libphonenumber-js/core';
import { getCountryCallingCode, type Country } from 'react-phone-number-input/core';
import generated from './phone-metadata.json' with { type: 'json' };

export type { Country };

/** Made by web/build/phone-metadata.ts. */
export const metadata = generated as unknown as MetadataJson;

/** An option of the list of countries; without a value, a number of no country. */
export interface CountryOption {
  readonly value?: Country;
  readonly label: string;
  readonly divider?: boolean;
}

/** `TG +228`, or a plus sign for a number without a country. */
export function shortName(country: Country | undefined): string {
  return country ? `${country} +${getCountryCallingCode(country, metadata)}` : '+';
}

/**
 * `typed`, complete or not, in international form; without a calling code it is a number of
 * `home`.
 */
export function international(typed: string, home: Country): string | undefined {
  const digits = typed.replace(/\D/g, '');
  // On return to the page, a browser may restore the number as it was shown, with spaces.
  if (typed.startsWith('+')) return `+${digits}`;
  if (digits === '') return undefined;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return `+${getCountryCallingCode(home, metadata)}${digits}`;
}

/** `typed` without the digits after the first `count`. */
export function firstDigits(typed: string, count: number): string {
  let left = count;
  return typed.replace(/\d/g, (digit) => (left-- > 0 ? digit : ''));
}

/** The countries with a word in their name, or a calling code, that begins with `search`. */
export function findCountries(
  options: readonly CountryOption[],
  search: string,
): readonly CountryOption[] {
  const countries = options.filter(({ divider }) => !divider);
  const wanted = foldText(search.replace('+', ''));
  if (wanted === '') return countries;
  return countries.filter(
    ({ value, label }) =>
      ` ${foldText(label).replace(/[-'’(]/g, ' ')}`.includes(` ${wanted}`) ||
      (value && getCountryCallingCode(value, metadata).startsWith(wanted)),
  );
}
