import { Box, chakra } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { countDigits } from '@centre/domain/phone';
import { useState, type ComponentProps } from 'react';
import PhoneInputWithCountry, { getCountries } from 'react-phone-number-input/core';
import { phone, preferredCountries } from '../content/inscription.ts';
import { TextInput } from '../ui/field.tsx';
import { firstDigits, international, metadata } from './countries.ts';
import { CountrySelect } from './country-select.tsx';
import type { PhoneInputProps } from './phone-input.tsx';

const Frame = chakra(PhoneInputWithCountry, {
  base: { position: 'relative', display: 'flex', alignItems: 'flex-start', gap: '2' },
});

const names = new Intl.DisplayNames('fr', { type: 'region' });

/** The countries by their codes, and what a number without a country is called. */
const labels = {
  ZZ: phone.noCountry,
  ...Object.fromEntries(getCountries(metadata).map((code) => [code, names.of(code) ?? code])),
};

/** Limits the digits of all numbers: the library would cut them without a word. */
function LimitedInput({ onChange, ...attributes }: ComponentProps<typeof TextInput>) {
  const [isTooLong, setTooLong] = useState(false);
  const { max } = limits.phoneDigits;
  return (
    <Box flex="1" minWidth="0">
      <TextInput
        {...attributes}
        onChange={(event) => {
          setTooLong(countDigits(event.target.value) > max);
          event.target.value = firstDigits(event.target.value, max);
          onChange?.(event);
        }}
      />
      <Box role="status" fontSize="xs" color="danger" fontWeight="600">
        {isTooLong && messages.inscription.telephoneTooLong}
      </Box>
    </Box>
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
      labels={labels}
      metadata={metadata}
      countryOptionsOrder={[...preferredCountries, '...']}
      countrySelectComponent={CountrySelect}
      inputComponent={LimitedInput}
    />
  );
}
