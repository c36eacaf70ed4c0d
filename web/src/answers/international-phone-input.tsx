import { chakra } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import type { ComponentProps } from 'react';
import PhoneInputWithCountry from 'react-phone-number-input/core';
import labels from 'react-phone-number-input/locale/fr';
import { preferredCountries } from '../content/inscription.ts';
import { TextInput } from '../ui/field.tsx';
import { firstDigits, international, metadata } from './countries.ts';
import { CountrySelect } from './country-select.tsx';
import type { PhoneInputProps } from './phone-input.tsx';

const Frame = chakra(PhoneInputWithCountry, {
  base: { position: 'relative', display: 'flex', gap: '2' },
});

/** Limits the digits of numbers without a country too, which the library does not. */
function LimitedInput({ onChange, ...attributes }: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      {...attributes}
      onChange={(event) => {
        event.target.value = firstDigits(event.target.value, limits.phoneDigits.max);
        onChange?.(event);
      }}
    />
  );
}

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
      inputComponent={LimitedInput}
    />
  );
}
