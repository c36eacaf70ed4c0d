import { parsePhoneNumber, type CountryCode } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import full from 'libphonenumber-js/metadata.min.json';
import { describe, expect, it } from 'vitest';
import { lightMetadata } from './light-phone-metadata.ts';

const light = lightMetadata(full);

const countries = Object.keys(examples) as CountryCode[];

describe('Phone metadata without the details of distant countries', () => {
  it('is a fraction of what it was', () => {
    expect(JSON.stringify(light).length).toBeLessThan(JSON.stringify(full).length / 3);
  });

  it.each(countries)('records a number of %s as before, however it is written', (country) => {
    const example = parsePhoneNumber(examples[country], country, full);
    for (const written of [example.formatInternational(), example.formatNational()]) {
      const read = parsePhoneNumber(written, country, light);
      expect(read.number).toBe(example.number);
    }
  });
});
