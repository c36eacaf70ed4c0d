import { homeCountry, phoneMetadata, readPhone } from '@centre/domain/phone-countries';
import { phoneMessages } from '@centre/domain/messages/phone';
import { AsYouType } from 'libphonenumber-js/core';
import { useState } from 'react';
import {
  formatPhoneNumber,
  formatPhoneNumberIntl,
  getCountryCallingCode,
  type Country,
} from 'react-phone-number-input/core';
import { CountrySelect } from './country-select.tsx';
import type { PhoneInputProps } from './phone-input.tsx';
import * as styles from './international-phone-input.module.css';
import * as plain from './phone-input.module.css';

/** State of the phone field. */
interface WrittenPhone {
  /** Text in the field. */
  readonly text: string;
  /** Country chosen in the list; a calling code in the text takes precedence. */
  readonly chosen: Country;
  /** Value sent by the form: E.164 when possible, else the text as typed. */
  readonly value: string;
}

export function phoneStateFrom(text: string, chosen: Country): WrittenPhone {
  const { number, problem } = readPhone(text, chosen);
  const isOfChosen =
    problem !== undefined &&
    // Two numbers in one field: as digits they would form one that is too long.
    problem !== phoneMessages.several &&
    chosen !== homeCountry &&
    !isInternational(text, chosen);
  const digits = text.replace(/\D/g, '');
  const value =
    isOfChosen && digits !== ''
      ? `+${getCountryCallingCode(chosen, phoneMetadata)}${digits}`
      : number;
  return { text, chosen, value };
}

/** State of the field for a value of the form. */
export function phoneStateOf(value: string): WrittenPhone {
  const { number, country, problem } = readPhone(value);
  const format = country === homeCountry ? formatPhoneNumber : formatPhoneNumberIntl;
  const text = problem === undefined ? format(number, phoneMetadata) : value;
  return { text, chosen: homeCountry, value };
}

/** Country of a number, even incomplete; undefined for a calling code of several countries. */
export function countryOf({ text, chosen }: WrittenPhone): Country | undefined {
  const parser = parse(text, chosen);
  return parser.isInternational() ? parser.getCountry() : chosen;
}

/** State after another country was chosen in the list. */
export function withCountry({ text, chosen }: WrittenPhone, country: Country): WrittenPhone {
  const parser = parse(text, chosen);
  const hasCode = parser.isInternational();
  return phoneStateFrom(hasCode ? (parser.getNumber()?.nationalNumber ?? '') : text, country);
}

function isInternational(text: string, chosen: Country): boolean {
  return parse(text, chosen).isInternational();
}

function parse(text: string, chosen: Country): AsYouType {
  const parser = new AsYouType(chosen, phoneMetadata);
  parser.input(text);
  return parser;
}

/**
 * Phone field with a list of countries, Togo first. The text stays as typed until the field is left;
 * then a valid number is formatted, and the error of an invalid one is shown.
 */
export function InternationalPhoneInput({ value, onChange, ...attributes }: PhoneInputProps) {
  const [written, setWritten] = useState(() => phoneStateOf(value));
  const [isTyping, setTyping] = useState(false);
  // The value differs after the form was cleared, or restored from a draft.
  const phone = written.value === value ? written : phoneStateOf(value);

  function change(next: WrittenPhone) {
    setWritten(next);
    if (next.value !== value) onChange(next.value);
  }

  const { problem, doubt } = readPhone(value);
  const isHintHidden = value === '' || isTyping || attributes['aria-invalid'];
  const hintId = `${attributes.id}-hint`;
  return (
    <div className={`wrap gap-2 relative ${styles.phone}`}>
      <CountrySelect
        value={countryOf(phone)}
        onChange={(country) => change(withCountry(phone, country))}
      />
      <div className={plain.number}>
        <input
          {...attributes}
          type="tel"
          inputMode="tel"
          value={phone.text}
          aria-describedby={[attributes['aria-describedby'], hintId].filter(Boolean).join(' ')}
          onFocus={() => setTyping(true)}
          onChange={({ target }) => change(phoneStateFrom(target.value, phone.chosen))}
          onBlur={() => {
            setTyping(false);
            if (problem === undefined)
              setWritten({ ...phoneStateOf(value), chosen: phone.chosen });
          }}
          className="control"
        />
        <div id={hintId} role="status" className="text-xs red bold">
          {!isHintHidden && (problem ?? doubt)}
        </div>
      </div>
    </div>
  );
}
