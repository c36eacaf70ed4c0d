import { Flex } from '@chakra-ui/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { phone } from '../../content/inscription.ts';
import { TextInput, type ControlAttributes } from '../../ui/field.tsx';
import { CountryTrigger } from './country-trigger.tsx';

export interface PhoneInputProps extends ControlAttributes {
  readonly name: string;
  /** E.164, or what was typed before the countries were loaded. */
  readonly value: string;
  readonly autoComplete: string;
  readonly onChange: (value: string) => void;
}

const International = lazy(async () => ({
  default: (await import('./international-phone-input.tsx')).InternationalPhoneInput,
}));

const neverChanges = () => () => undefined;

/**
 * A phone number with its country. The plain field stands first, so that a number can be
 * typed before, or without, the list of countries; the server reads either.
 */
export function PhoneInput(props: PhoneInputProps) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const plain = <PlainPhoneInput {...props} />;
  return isInBrowser ? (
    <Suspense fallback={plain}>
      <International {...props} />
    </Suspense>
  ) : (
    plain
  );
}

function PlainPhoneInput({ onChange, ...attributes }: PhoneInputProps) {
  return (
    <Flex gap="2">
      {/* Holds the place of the button that is to come, so that nothing moves. */}
      <CountryTrigger type="button" disabled aria-hidden>
        {phone.home}
      </CountryTrigger>
      <TextInput
        {...attributes}
        type="tel"
        inputMode="tel"
        onChange={(event) => onChange(event.target.value)}
      />
    </Flex>
  );
}
