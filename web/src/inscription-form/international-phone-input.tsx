import { Box, Flex } from '@chakra-ui/react';
import { readPhone } from '@centre/domain/phone-countries';
import { useState } from 'react';
import { TextInput } from '../ui/field.tsx';
import {
  countryOf,
  shownPhone,
  withCountry,
  writtenPhone,
  type WrittenPhone,
} from './countries.ts';
import { CountrySelect } from './country-select.tsx';
import type { PhoneInputProps } from './phone-input.tsx';

/**
 * The field with the list of countries, Togo first. What was typed stays as it is until the field
 * is left; then a number that can be is spaced, and what is wrong with another is said.
 */
export function InternationalPhoneInput({ value, onChange, ...attributes }: PhoneInputProps) {
  const [written, setWritten] = useState(() => shownPhone(value));
  const [isTyping, setTyping] = useState(false);
  // The form may have been emptied, or filled in from a draft.
  const phone = written.value === value ? written : shownPhone(value);

  function change(next: WrittenPhone) {
    setWritten(next);
    if (next.value !== value) onChange(next.value);
  }

  const { problem, doubt } = readPhone(value);
  const isSaid = value === '' || isTyping || attributes['aria-invalid'];
  const hintId = `${attributes.id}-hint`;
  return (
    <Flex position="relative" wrap="wrap" align="flex-start" gap="2">
      <CountrySelect
        value={countryOf(phone)}
        onChange={(country) => change(withCountry(phone, country))}
      />
      <Box flex="1 1 9rem" minWidth="0">
        <TextInput
          {...attributes}
          type="tel"
          inputMode="tel"
          value={phone.text}
          aria-describedby={[attributes['aria-describedby'], hintId].filter(Boolean).join(' ')}
          onFocus={() => setTyping(true)}
          onChange={({ target }) => change(writtenPhone(target.value, phone.chosen))}
          onBlur={() => {
            setTyping(false);
            if (problem === undefined)
              setWritten({ ...shownPhone(value), chosen: phone.chosen });
          }}
        />
        <Box id={hintId} role="status" fontSize="xs" color="danger" fontWeight="600">
          {!isSaid && (problem ?? doubt)}
        </Box>
      </Box>
    </Flex>
  );
}
