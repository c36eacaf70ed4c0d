import { parsePhoneNumber, type CountryCode } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import full from 'libphonenumber-js/metadata.min.json';
import { describe, expect, it } from 'vitest';
import { phoneMetadata as metadata } from '@centre/domain/phone-countries';
import { phoneMetadata } from './phone-metadata.ts';

const countries = Object.keys(examples) as CountryCode[];

describe('The metadata of the phone field', () => {
  it('is what `node web/build/phone-metadata.ts` makes of the package', () => {
    expect(metadata).toEqual(phoneMetadata());
  });

  it('has every country of the package', () => {
    expect(Object.keys(metadata.countries)).toEqual(Object.keys(full.countries));
  });

  it.each(countries)('records a number of %s as before, however it is written', (country) => {
    const example = parsePhoneNumber(examples[country], country, full);
    for (const written of [example.formatInternational(), example.formatNational()]) {
      const read = parsePhoneNumber(written, country, metadata);
      expect(read.number).toBe(example.number);
    }
  });
});
