import { useLayoutEffect, useRef, type RefObject } from 'react';
import { phone } from '../texts/inscription.texts.ts';
import { type ControlAttributes } from '../ui/form-control.tsx';
import { later } from '../ui/later.tsx';
import * as styles from './phone-input.module.css';

export interface PhoneInputProps extends ControlAttributes {
  readonly name: string;
  /** E.164, or the text typed before the countries were loaded. */
  readonly value: string;
  readonly autoComplete: string | undefined;
  readonly onChange: (value: string) => void;
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

type FocusedInputProps = PhoneInputProps & Pick<KeptFocusProps, 'hadFocus'>;

function PlainPhoneInput({ onChange, hadFocus, ...attributes }: FocusedInputProps) {
  return (
    <div className="wrap gap-2">
      {/* Placeholder of the country button, to avoid a layout shift. */}
      <button
        type="button"
        disabled
        aria-hidden
        className={`tabular nowrap ${styles.countryButton}`}
      >
        {phone.home}
      </button>
      <input
        {...attributes}
        type="tel"
        inputMode="tel"
        onChange={(event) => onChange(event.target.value)}
        className={`control ${styles.number}`}
      />
      <KeptFocus id={attributes.id} hadFocus={hadFocus} />
    </div>
  );
}

const CurrentInput = later(async () => {
  const { InternationalPhoneInput } = await import('./international-phone-input.tsx');
  return function WithCountries({ hadFocus, ...props }: FocusedInputProps) {
    return (
      <>
        <InternationalPhoneInput {...props} />
        <KeptFocus id={props.id} hadFocus={hadFocus} />
      </>
    );
  };
}, PlainPhoneInput);

/**
 * Phone field with a country. A plain field is shown until the list of countries is loaded, or for
 * good if that fails; the server accepts the numbers of both.
 */
export function PhoneInput(props: PhoneInputProps) {
  const hadFocus = useRef(false);
  return <CurrentInput {...props} hadFocus={hadFocus} />;
}
