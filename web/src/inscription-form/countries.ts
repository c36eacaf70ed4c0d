import {
  homeCountry,
  nameOf,
  phoneMetadata,
  preferredCountries,
  readPhone,
} from '@centre/domain/phone-countries';
import { foldText } from '@centre/domain/text';
import { AsYouType } from 'libphonenumber-js/core';
import {
  formatPhoneNumber,
  formatPhoneNumberIntl,
  getCountries,
  getCountryCallingCode,
  type Country,
} from 'react-phone-number-input/core';

export type { Country };

/** A country that a phone number may be of. */
export interface CountryOption {
  readonly value: Country;
  readonly label: string;
}

/** The preferred countries, then all others by their names. */
export const countryOptions: readonly CountryOption[] = [
  ...preferredCountries.map(optionOf),
  ...getCountries(phoneMetadata)
    .filter((country) => !(preferredCountries as readonly Country[]).includes(country))
    .map(optionOf)
    .sort((one, other) => one.label.localeCompare(other.label, 'fr')),
];

function optionOf(country: Country): CountryOption {
  return { value: country, label: nameOf(country) ?? country };
}

/** `TG +228`, or a plus sign for a number of no single country. */
export function shortName(country: Country | undefined): string {
  return country ? `${country} +${getCountryCallingCode(country, phoneMetadata)}` : '+';
}

/** A phone number while it is being written. */
export interface WrittenPhone {
  /** As it stands in the field. */
  readonly text: string;
  /** The country chosen in the list; a calling code in the text counts more. */
  readonly chosen: Country;
  /** What the form sends: in E.164 once it can be, until then all that was typed. */
  readonly value: string;
}

export function writtenPhone(text: string, chosen: Country): WrittenPhone {
  const { number, problem } = readPhone(text, chosen);
  const isOfChosen =
    problem !== undefined && chosen !== homeCountry && !isInternational(text, chosen);
  const digits = text.replace(/\D/g, '');
  const value =
    isOfChosen && digits !== ''
      ? `+${getCountryCallingCode(chosen, phoneMetadata)}${digits}`
      : number;
  return { text, chosen, value };
}

/** A number that the form has, as its field shows it. */
export function shownPhone(value: string): WrittenPhone {
  const { number, country, problem } = readPhone(value);
  const format = country === homeCountry ? formatPhoneNumber : formatPhoneNumberIntl;
  const text = problem === undefined ? format(number, phoneMetadata) : value;
  return { text, chosen: homeCountry, value };
}

/** The country of a number, complete or not; undefined where several share its calling code. */
export function countryOf({ text, chosen }: WrittenPhone): Country | undefined {
  const typing = typed(text, chosen);
  return typing.isInternational() ? typing.getCountry() : chosen;
}

/** The number after another country was chosen for it. */
export function withCountry({ text, chosen }: WrittenPhone, country: Country): WrittenPhone {
  const typing = typed(text, chosen);
  const isOther = typing.isInternational();
  return writtenPhone(isOther ? (typing.getNumber()?.nationalNumber ?? '') : text, country);
}

function isInternational(text: string, chosen: Country): boolean {
  return typed(text, chosen).isInternational();
}

function typed(text: string, chosen: Country): AsYouType {
  const typing = new AsYouType(chosen, phoneMetadata);
  typing.input(text);
  return typing;
}

/** The countries with a word in their name, or a calling code, that begins with `search`. */
export function findCountries(search: string): readonly CountryOption[] {
  const wanted = foldText(search.replace('+', ''));
  if (wanted === '') return countryOptions;
  return countryOptions.filter(
    ({ value, label }) =>
      ` ${foldText(label).replace(/[-'’(]/g, ' ')}`.includes(` ${wanted}`) ||
      getCountryCallingCode(value, phoneMetadata).startsWith(wanted),
  );
}
