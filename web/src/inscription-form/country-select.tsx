import { clsx } from 'clsx';
import { nameOf, phoneMetadata, preferredCountries } from '@centre/domain/phone-countries';
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

/** A country that a phone number may be of. */
interface CountryOption {
  readonly value: Country;
  readonly label: string;
}

/** The preferred countries, then all others by their names. */
const countryOptions: readonly CountryOption[] = [
  ...preferredCountries.map(optionOf),
  ...getCountries(phoneMetadata)
    .filter((country) => !(preferredCountries as readonly Country[]).includes(country))
    .map(optionOf)
    .sort((one, other) => one.label.localeCompare(other.label, 'fr')),
];

function optionOf(country: Country): CountryOption {
  return { value: country, label: nameOf(country) ?? country };
}

/** `TG +228`, or a plus sign for a number of no single country. */
function shortName(country: Country | undefined): string {
  return country ? `${country} +${getCountryCallingCode(country, phoneMetadata)}` : '+';
}

/** The countries with a word in their name, or a calling code, that begins with `search`. */
export function findCountries(search: string): readonly CountryOption[] {
  const wanted = foldText(search.replace('+', ''));
  if (wanted === '') return countryOptions;
  return countryOptions.filter(
    ({ value, label }) =>
      ` ${foldText(label).replace(/[-'’(]/g, ' ')}`.includes(` ${wanted}`) ||
      getCountryCallingCode(value, phoneMetadata).startsWith(wanted),
  );
}

interface CountrySelectProps {
  readonly value: Country | undefined;
  readonly onChange: (country: Country) => void;
}

/** The country of a phone number: a button that opens the list of countries. */
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

/** The list of countries with its search; arrows move in it, Enter chooses, Escape closes. */
function CountryList({ selected, onChoose, onClose }: CountryListProps) {
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const found = findCountries(useDebounced(search, timings.countrySearchMs));
  const current = Math.min(active, found.length - 1);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      // The button that opened the list closes it by itself.
      const button = panel.current?.parentElement?.querySelector('[aria-expanded=true]');
      const isOurs = [panel.current, button].some((own) => own?.contains(target as Node));
      if (!isOurs) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive(Math.max(0, (current + step + found.length) % found.length));
    else if (event.key === 'Enter') chooseTyped();
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Tab') onClose();
    else return;
    // Tab goes on from the button, to which closing gave the focus back.
    if (event.key !== 'Tab') event.preventDefault();
  }

  // The list follows the typing with a delay; Enter applies to what was typed.
  function chooseTyped() {
    const typed = findCountries(search);
    const country = typed[Math.min(active, typed.length - 1)];
    if (country) onChoose(country.value);
  }

  return (
    <div ref={panel} role="dialog" aria-label={phone.list} className={styles.panel}>
      <input
        // The visitor opened the list in order to search it.
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
        aria-label={phone.search}
        placeholder={phone.search}
        autoComplete="off"
        value={search}
        onKeyDown={move}
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
        {found.map(({ value, label }, index) => (
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
        {found.length === 0 && phone.nothingFound}
      </div>
    </div>
  );
}

/** `value` once it has not changed for `delayMs` milliseconds. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
