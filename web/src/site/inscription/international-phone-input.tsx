import { chakra } from '@chakra-ui/react';
import { toE164 } from '@centre/domain/phone';
import PhoneInputWithCountry, { getCountryCallingCode } from 'react-phone-number-input/min';
import labels from 'react-phone-number-input/locale/fr';
import { phone } from '../../content/inscription.ts';
import { TextInput } from '../../ui/field.tsx';
import type { PhoneInputProps } from './phone-input.tsx';

const preferred = ['TG', 'BJ', 'BF', 'CI', 'GH', 'GN', 'ML', 'NE', 'SN', 'FR'] as const;

const Frame = chakra(PhoneInputWithCountry, {
  base: {
    display: 'flex',
    gap: '2',
    '& .PhoneInputCountry': { position: 'relative', flexShrink: '0' },
    '& .PhoneInputCountrySelect': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      opacity: '0',
      cursor: 'pointer',
    },
    '& .PhoneInputCountrySelect:focus-visible + span': {
      outline: '3px solid',
      outlineColor: 'call.strong',
    },
    '& .PhoneInputCountrySelectArrow': { display: 'none' },
  },
});

const CountryCode = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'control',
    background: 'surface.sunken',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
});

// The country's letters and calling code: a picture of its flag would be fetched from elsewhere.
function Country({
  country,
}: {
  readonly country?: Parameters<typeof getCountryCallingCode>[0];
}) {
  return (
    <CountryCode aria-hidden>
      {country ? `${country} +${getCountryCallingCode(country)}` : '+'}
    </CountryCode>
  );
}

/** The field with the list of countries, Togo first. The record gets E.164. */
export function InternationalPhoneInput({ value, onChange, ...attributes }: PhoneInputProps) {
  return (
    <Frame
      {...attributes}
      // A number begun here is already international; one typed before is made so.
      value={value.startsWith('+') ? value : toE164(value)}
      onChange={(number?: string) => onChange(number ?? '')}
      defaultCountry="TG"
      limitMaxLength
      labels={labels}
      countryOptionsOrder={[...preferred, '|', '...']}
      countrySelectProps={{ 'aria-label': phone.country }}
      inputComponent={TextInput}
      internationalIcon={Country}
      flagComponent={Country}
    />
  );
}
