import { describe, expect, it } from 'vitest';
import { findCountries } from './country-select.tsx';
import {
  countryOf,
  phoneStateOf,
  withCountry,
  phoneStateFrom,
} from './international-phone-input.tsx';

describe('phoneStateFrom with Togo as the default', () => {
  it.each([
    ['90 11 22 33', '+22890112233', 'TG'],
    ['+229 01 97 12 34 56', '+2290197123456', 'BJ'],
    ['0033612345678', '+33612345678', 'FR'],
    ['0612345678', '0612345678', 'TG'],
    ['90445', '90445', 'TG'],
    ['+228 1234567890123456', '+228 1234567890123456', 'TG'],
    ['+33', '+33', 'FR'],
    ['+', '+', undefined],
    ['', '', 'TG'],
  ])('parses %j as %j of %s', (text, value, country) => {
    const written = phoneStateFrom(text, 'TG');
    expect(written).toMatchObject({ text, value });
    expect(countryOf(written)).toBe(country);
  });
});

describe('withCountry', () => {
  it.each([
    ['0612345678', 'FR', '0612345678', '+33612345678'],
    ['0197123456', 'BJ', '0197123456', '+2290197123456'],
    ['+33 6 12 34 56 78', 'BJ', '612345678', '+229612345678'],
    ['06 12', 'FR', '06 12', '+330612'],
    ['91000002 / 90000003', 'BJ', '91000002 / 90000003', '91000002 / 90000003'],
  ] as const)('converts %j for %s to %j with the value %j', (typed, country, text, value) => {
    expect(withCountry(phoneStateFrom(typed, 'TG'), country)).toEqual({
      text,
      chosen: country,
      value,
    });
  });
});

describe('phoneStateOf', () => {
  it.each([
    ['+22890112233', '90 11 22 33', 'TG'],
    ['+2290197123456', '+229 01 97 12 34 56', 'BJ'],
    ['0612345678', '0612345678', 'TG'],
    ['+330612', '+330612', 'FR'],
    ['', '', 'TG'],
  ])('shows %j as %j of %s, and keeps the value', (value, text, country) => {
    expect(phoneStateOf(value)).toMatchObject({ text, value });
    expect(countryOf(phoneStateOf(value))).toBe(country);
  });
});

it.each([
  ['ben', ['BJ']],
  ['+229', ['BJ']],
  ['ivoire', ['CI']],
  ['atlantide', []],
])('findCountries for “%s” returns %j', (search, found) => {
  expect(findCountries(search).map(({ value }) => value)).toEqual(found);
});
