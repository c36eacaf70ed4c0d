import { clsx } from 'clsx';
import { countryName, phoneMetadata, preferredCountries } from '@centre/domain/phone-countries';
import { foldText } from '@centre/domain/text';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  getCountries,
  getCountryCallingCode,
  type Country,
} from 'react-phone-number-input/core';
import { phone } from '../texts/inscription.texts.ts';
import { timings } from '../ui/timings.ts';
import * as styles from './international-phone-input.module.css';
import * as plain from './phone-input.module.css';

interface CountryOption {
  readonly value: Country;
  readonly label: string;
}

/** Preferred countries, then all others by name. */
const countryOptions: readonly CountryOption[] = [
  ...preferredCountries.map(optionOf),
  ...getCountries(phoneMetadata)
    .filter((country) => !(preferredCountries as readonly Country[]).includes(country))
    .map(optionOf)
    .sort((one, other) => one.label.localeCompare(other.label, 'fr')),
];

function optionOf(country: Country): CountryOption {
  return { value: country, label: countryName(country) ?? country };
}

/** `TG +228`; a plus sign for a calling code of several countries. */
function shortName(country: Country | undefined): string {
  return country ? `${country} +${getCountryCallingCode(country, phoneMetadata)}` : '+';
}

/** Countries with a calling code, or a word of their name, that begins with `search`. */
export function findCountries(search: string): readonly CountryOption[] {
  const prefix = foldText(search.replace('+', ''));
  if (prefix === '') return countryOptions;
  return countryOptions.filter(
    ({ value, label }) =>
      ` ${foldText(label).replace(/[-'’(]/g, ' ')}`.includes(` ${prefix}`) ||
      getCountryCallingCode(value, phoneMetadata).startsWith(prefix),
  );
}

interface CountrySelectProps {
  readonly value: Country | undefined;
  readonly onChange: (country: Country) => void;
}

/** Country of a phone number: a button that opens the list of countries. */
export function CountrySelect({ value, onChange }: CountrySelectProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  const name =
    countryOptions.find((option) => option.value === value)?.label ?? phone.noCountry;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Begins with the visible text, for speech input.
        aria-label={`${shortName(value)}, ${phone.country(name)}`}
        onClick={() => setOpen(!isOpen)}
        className={`tabular nowrap ${plain.countryButton}`}
      >
        {shortName(value)}
      </button>
      {isOpen && (
        <CountryList
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

interface CountryListProps {
  readonly selected: Country | undefined;
  readonly onChoose: (country: Country) => void;
  readonly onClose: () => void;
}

/** Searchable list of countries: arrows move, Enter chooses, Escape closes. */
function CountryList({ selected, onChoose, onClose }: CountryListProps) {
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const countries = findCountries(useDebounced(search, timings.countrySearchMs));
  const current = Math.min(active, countries.length - 1);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      // The button that opened the list closes it by itself.
      const button = panel.current?.parentElement?.querySelector('[aria-expanded=true]');
      const isInside = [panel.current, button].some((each) => each?.contains(target as Node));
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive(Math.max(0, (current + step + countries.length) % countries.length));
    else if (event.key === 'Enter') chooseTyped();
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Tab') onClose();
    else return;
    // Tab continues from the button, which has the focus after closing.
    if (event.key !== 'Tab') event.preventDefault();
  }

  // The shown list is debounced; Enter applies to the current search.
  function chooseTyped() {
    const matches = findCountries(search);
    const country = matches[Math.min(active, matches.length - 1)];
    if (country) onChoose(country.value);
  }

  return (
    <div ref={panel} role="dialog" aria-label={phone.list} className={styles.panel}>
      <input
        // Opening the list starts a search.
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={countries.length > 0 ? `${id}-${current}` : undefined}
        aria-label={phone.search}
        placeholder={phone.search}
        autoComplete="off"
        value={search}
        onKeyDown={onKey}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        className="control"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={phone.list}
        className={styles.countries}
      >
        {countries.map(({ value, label }, index) => (
          <div
            key={value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => onChoose(value)}
            className={clsx('row gap-3', styles.country, value === selected && 'bold')}
          >
            <span>{label}</span>
            <span className="muted tabular">{shortName(value)}</span>
          </div>
        ))}
      </div>
      <div role="status" className={`text-sm muted ${styles.nothingFound}`}>
        {countries.length === 0 && phone.nothingFound}
      </div>
    </div>
  );
}

/** Last `value` that has not changed for `delayMs` milliseconds. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
