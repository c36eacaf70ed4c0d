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

/** A phone number while it is being written. */
interface WrittenPhone {
  /** As it stands in the field. */
  readonly text: string;
  /** The country chosen in the list; a calling code in the text counts more. */
  readonly chosen: Country;
  /** What the form sends: in E.164 once it can be, until then all that was typed. */
  readonly value: string;
}

export function writtenPhone(text: string, chosen: Country): WrittenPhone {
  const { number, problem } = readPhone(text, chosen);
  const isOfChosen =
    problem !== undefined &&
    // Together they would be one that is too long.
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

/** A number that the form has, as its field shows it. */
export function shownPhone(value: string): WrittenPhone {
  const { number, country, problem } = readPhone(value);
  const format = country === homeCountry ? formatPhoneNumber : formatPhoneNumberIntl;
  const text = problem === undefined ? format(number, phoneMetadata) : value;
  return { text, chosen: homeCountry, value };
}

/** The country of a number, complete or not; undefined where several share its calling code. */
export function countryOf({ text, chosen }: WrittenPhone): Country | undefined {
  const typing = typed(text, chosen);
  return typing.isInternational() ? typing.getCountry() : chosen;
}

/** The number after another country was chosen for it. */
export function withCountry({ text, chosen }: WrittenPhone, country: Country): WrittenPhone {
  const typing = typed(text, chosen);
  const isOther = typing.isInternational();
  return writtenPhone(isOther ? (typing.getNumber()?.nationalNumber ?? '') : text, country);
}

function isInternational(text: string, chosen: Country): boolean {
  return typed(text, chosen).isInternational();
}

function typed(text: string, chosen: Country): AsYouType {
  const typing = new AsYouType(chosen, phoneMetadata);
  typing.input(text);
  return typing;
}

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
          onChange={({ target }) => change(writtenPhone(target.value, phone.chosen))}
          onBlur={() => {
            setTyping(false);
            if (problem === undefined)
              setWritten({ ...shownPhone(value), chosen: phone.chosen });
          }}
          className="control"
        />
        <div id={hintId} role="status" className="text-xs red bold">
          {!isSaid && (problem ?? doubt)}
        </div>
      </div>
    </div>
  );
}
