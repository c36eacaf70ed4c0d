import { parsePhoneNumber, type CountryCode } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import full from 'libphonenumber-js/metadata.min.json';
import { describe, expect, it } from 'vitest';
import { phoneMetadata as metadata } from '@centre/domain/phone-countries';
import { phoneMetadata } from './phone-metadata.ts';

const countries = Object.keys(examples) as CountryCode[];

describe('Metadata of the phone field', () => {
  it('equals the output of web/build/phone-metadata.ts', () => {
    expect(metadata).toEqual(phoneMetadata());
  });

  it('contains every country of libphonenumber-js', () => {
    expect(Object.keys(metadata.countries)).toEqual(Object.keys(full.countries));
  });

  it.each(countries)('parses %s numbers in both formats like the full data', (country) => {
    const example = parsePhoneNumber(examples[country], country, full);
    for (const written of [example.formatInternational(), example.formatNational()]) {
      const read = parsePhoneNumber(written, country, metadata);
      expect(read.number).toBe(example.number);
    }
  });
});
