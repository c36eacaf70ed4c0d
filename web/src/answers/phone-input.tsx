import { Flex } from '@chakra-ui/react';
import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { phone } from '../content/inscription.ts';
import { TextInput, type ControlAttributes } from '../ui/field.tsx';
import { CountryTrigger } from './country-trigger.tsx';

export interface PhoneInputProps extends ControlAttributes {
  readonly name: string;
  /** E.164, or what was typed before the countries were loaded. */
  readonly value: string;
  readonly autoComplete: string;
  readonly onChange: (value: string) => void;
}

// If the list of countries cannot be loaded, the plain field stays.
const International = lazy(async () => {
  const { InternationalPhoneInput } = await import('./international-phone-input.tsx').catch(
    () => ({ InternationalPhoneInput: WithoutCountries }),
  );
  return { default: InternationalPhoneInput };
});

function WithoutCountries(props: PhoneInputProps) {
  const hadFocus = useRef(false);
  return <PlainPhoneInput {...props} hadFocus={hadFocus} />;
}

const neverChanges = () => () => undefined;

/**
 * A phone number with its country. A plain field is shown until the list of countries is loaded;
 * the server accepts both kinds of number.
 */
export function PhoneInput(props: PhoneInputProps) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const hadFocus = useRef(false);
  const plain = <PlainPhoneInput {...props} hadFocus={hadFocus} />;
  return isInBrowser ? (
    <Suspense fallback={plain}>
      <International {...props} />
      <KeptFocus id={props.id} hadFocus={hadFocus} />
    </Suspense>
  ) : (
    plain
  );
}

interface KeptFocusProps {
  readonly id: string;
  readonly hadFocus: RefObject<boolean>;
}

/** Keeps the focus when one field replaces the other. */
function KeptFocus({ id, hadFocus }: KeptFocusProps) {
  useLayoutEffect(() => {
    if (hadFocus.current) {
      const input = document.getElementById(id);
      input?.focus();
      if (input instanceof HTMLInputElement) {
        input.setSelectionRange(input.value.length, input.value.length);
      }
    }
    return () => {
      hadFocus.current = document.activeElement?.id === id;
    };
  }, [id, hadFocus]);
  return null;
}

function PlainPhoneInput({
  onChange,
  hadFocus,
  ...attributes
}: PhoneInputProps & Pick<KeptFocusProps, 'hadFocus'>) {
  return (
    <Flex gap="2">
      {/* Placeholder of the button to come, so that nothing shifts. */}
      <CountryTrigger type="button" disabled aria-hidden>
        {phone.home}
      </CountryTrigger>
      <TextInput
        {...attributes}
        type="tel"
        inputMode="tel"
        onChange={(event) => onChange(event.target.value)}
      />
      <KeptFocus id={attributes.id} hadFocus={hadFocus} />
    </Flex>
  );
}
