import { Box, chakra, Flex } from '@chakra-ui/react';
import { readPhone } from '@centre/domain/phone-countries';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { TextInput } from '../ui/form-control.tsx';
import {
  countryOf,
  countryOptions,
  findCountries,
  shortName,
  shownPhone,
  withCountry,
  writtenPhone,
  type Country,
  type WrittenPhone,
} from './countries.ts';
import type { PhoneInputProps } from './phone-input.tsx';
import { phone } from '../texts/inscription.texts.ts';
import { timings } from '../ui/timings.ts';
import { CountryTrigger } from './country-trigger.tsx';

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

interface CountrySelectProps {
  readonly value: Country | undefined;
  readonly onChange: (country: Country) => void;
}

/** The country of a phone number: a button that opens the list of countries. */
function CountrySelect({ value, onChange }: CountrySelectProps) {
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
      <CountryTrigger
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Begins with the visible text, for speech input.
        aria-label={`${shortName(value)}, ${phone.country(name)}`}
        onClick={() => setOpen(!isOpen)}
      >
        {shortName(value)}
      </CountryTrigger>
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

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInline: '0',
    zIndex: 'over',
    marginTop: '1',
    padding: '2',
    background: 'surface.raised',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'control',
    boxShadow: 'card',
  },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingInline: '3',
    fontSize: 'sm',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[aria-selected=true]': { background: 'brand.soft' },
  },
});

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
    <Panel ref={panel} role="dialog" aria-label={phone.list}>
      <TextInput
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
      />
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={phone.list}
        maxHeight="260px"
        overflowY="auto"
        marginTop="2"
      >
        {found.map(({ value, label }, index) => (
          <Option
            key={value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            fontWeight={value === selected ? '600' : undefined}
            onClick={() => onChoose(value)}
          >
            <span>{label}</span>
            <Box as="span" color="ink.muted" fontVariantNumeric="tabular-nums">
              {shortName(value)}
            </Box>
          </Option>
        ))}
      </Box>
      <Flex role="status" justify="center" fontSize="sm" color="ink.muted">
        {found.length === 0 && phone.nothingFound}
      </Flex>
    </Panel>
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
