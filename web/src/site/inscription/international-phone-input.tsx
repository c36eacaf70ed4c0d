import { chakra } from '@chakra-ui/react';
import labels from 'react-phone-number-input/locale/fr';
import PhoneInputWithCountry from 'react-phone-number-input/core';
import { preferredCountries } from '../../content/countries.ts';
import { TextInput } from '../../ui/field.tsx';
import { international, metadata } from './countries.ts';
import { CountrySelect } from './country-select.tsx';
import type { PhoneInputProps } from './phone-input.tsx';

const Frame = chakra(PhoneInputWithCountry, {
  base: { position: 'relative', display: 'flex', gap: '2' },
});

/** The field with the list of countries, Togo first. The record gets E.164. */
export function InternationalPhoneInput({ value, onChange, ...attributes }: PhoneInputProps) {
  return (
    <Frame
      {...attributes}
      value={international(value, preferredCountries[0])}
      onChange={(number?: string) => onChange(number ?? '')}
      defaultCountry={preferredCountries[0]}
      limitMaxLength
      labels={labels}
      metadata={metadata}
      countryOptionsOrder={[...preferredCountries, '...']}
      countrySelectComponent={CountrySelect}
      inputComponent={TextInput}
    />
  );
}
