import { useRef, useState } from 'react';
import { phone } from '../content/inscription.ts';
import { shortName, type Country, type CountryOption } from './countries.ts';
import { CountryList } from './country-list.tsx';
import { CountryTrigger } from './country-trigger.tsx';

interface CountrySelectProps {
  readonly value?: Country;
  readonly options: readonly CountryOption[];
  readonly onChange: (country: Country | undefined) => void;
  readonly disabled?: boolean;
}

/** The country of a phone number: a button that opens the list of countries. */
export function CountrySelect({ value, options, onChange, disabled }: CountrySelectProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  const name = options.find((option) => option.value === value)?.label ?? phone.noCountry;
  return (
    <>
      <CountryTrigger
        ref={trigger}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Who speaks to the page says what is written there.
        aria-label={`${shortName(value)}, ${phone.country(name)}`}
        onClick={() => setOpen(!isOpen)}
      >
        {shortName(value)}
      </CountryTrigger>
      {isOpen && (
        <CountryList
          options={options}
          selected={value}
          onClose={close}
          onChoose={(country) => {
            onChange(country);
            close();
          }}
        />
      )}
    </>
  );
}
