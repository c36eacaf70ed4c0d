import { toReference } from '@centre/domain/inscription/reference';
import type { FollowedApplication } from '@centre/domain/site-renderer';
import { useEffect, useRef } from 'react';
import { css } from '#styled-system/css';
import { suiviPage } from '../../texts/suivi.texts.ts';
import { Field } from '../../ui/form-control.tsx';
import { buttons, container, formControl, notices } from '../../ui/styles.ts';
import { ListHead } from '../ui/list-head.tsx';

/**
 * Asks for the reference and the date of birth. The browser sends the form itself, with scripts
 * and without, and the server answers with a page of its own.
 */
export function Suivi() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The receipt's link has the reference behind the hash, which no server gets to see.
    const fill = () => {
      const field = form.current?.elements.namedItem('reference');
      const reference = toReference(location.hash.slice(1));
      if (field instanceof HTMLInputElement && reference) field.value = reference;
    };
    // Another link that is opened in the same tab is about another applicant.
    const begin = () => {
      form.current?.reset();
      fill();
    };
    fill();
    addEventListener('hashchange', begin);
    return () => removeEventListener('hashchange', begin);
  }, []);
  return (
    <>
      <ListHead title={suiviPage.title} lead={suiviPage.lead} />
      <div className={css({ ...container, paddingTop: '6' })}>
        <div className={css({ maxWidth: '520px', marginInline: 'auto' })}>
          <SuiviForm ref={form} />
        </div>
      </div>
    </>
  );
}

interface SuiviFormProps extends Partial<FollowedApplication> {
  readonly ref?: React.Ref<HTMLFormElement>;
}

export function SuiviForm({
  ref,
  reference = '',
  dateNaissance = '',
  problem,
  fields,
}: SuiviFormProps) {
  return (
    <form
      ref={ref}
      method="post"
      action={suiviPage.answerPath}
      className={css({ display: 'grid', gap: '5' })}
    >
      {problem && (
        <div role="alert" className={css(notices.danger)}>
          {problem}
        </div>
      )}
      <Field
        label={suiviPage.reference}
        required
        help={suiviPage.referenceHint}
        error={fields?.['reference']}
      >
        {(attributes) => (
          <input
            {...attributes}
            name="reference"
            defaultValue={reference}
            required
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            className={css(formControl)}
          />
        )}
      </Field>
      <Field
        label={suiviPage.dateNaissance}
        required
        help={suiviPage.dateHint}
        error={fields?.['dateNaissance']}
      >
        {(attributes) => (
          <input
            {...attributes}
            name="dateNaissance"
            type="date"
            defaultValue={dateNaissance}
            required
            className={css(formControl)}
          />
        )}
      </Field>
      <button type="submit" className={css(buttons.call)}>
        {suiviPage.submit}
      </button>
    </form>
  );
}
