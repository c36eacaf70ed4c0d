import { limits } from '@centre/domain/limits';
import { normalizeReference } from '@centre/domain/inscription/reference';
import type { FollowedApplication } from '@centre/domain/site-renderer';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import {
  blankDevice,
  eraseDevice,
  readDevice,
  subscribeToDraft,
} from '../../data/public/enrolment-draft.ts';
import { deviceTexts } from '../../texts/inscription.texts.ts';
import { suiviPage } from '../../texts/suivi.texts.ts';
import { Field } from '../../ui/form-control.tsx';
import { ListHead } from '../ui/list-head.tsx';
import * as styles from './suivi.module.css';

/**
 * Suivi page: a form with the reference, prefilled from the device, and the date of birth. The
 * browser posts it with and without scripts, and the server answers with a page.
 */
export function Suivi() {
  const form = useRef<HTMLFormElement>(null);
  const { last } = useSyncExternalStore(subscribeToDraft, readDevice, () => blankDevice);
  useEffect(() => {
    const fill = () => {
      const field = form.current?.elements.namedItem('reference');
      if (!(field instanceof HTMLInputElement)) return;
      // The receipt's link has the reference in its fragment, which is never sent to a server.
      const linked = normalizeReference(location.hash.slice(1));
      field.value = linked || field.value || (last?.reference ?? '');
    };
    // Privacy: another link in the same tab is about another applicant, and a page restored from the
    // back/forward cache may be seen by another person.
    const restart = () => {
      form.current?.reset();
      fill();
    };
    const restartWhenRestored = ({ persisted }: PageTransitionEvent) => persisted && restart();
    fill();
    addEventListener('hashchange', restart);
    addEventListener('pageshow', restartWhenRestored);
    return () => {
      removeEventListener('hashchange', restart);
      removeEventListener('pageshow', restartWhenRestored);
    };
  }, [last]);
  return (
    <SuiviFrame lead={suiviPage.lead}>
      <SuiviForm ref={form} />
      {last && (
        <div className="notice stack gap-2">
          {suiviPage.fromDevice}
          <button
            type="button"
            onClick={() => {
              eraseDevice();
              form.current?.reset();
            }}
            className="button outline"
          >
            {deviceTexts.erase}
          </button>
        </div>
      )}
    </SuiviFrame>
  );
}

/** Head of the suivi page, with a narrow column below it. */
export function SuiviFrame({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <>
      <ListHead title={suiviPage.title} lead={lead} />
      <div className="container pt-6">
        <div className={`stack gap-6 ${styles.content}`}>{children}</div>
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
      // On a shared computer, Back must not show the previous person's answers.
      autoComplete="off"
      className="stack gap-5"
    >
      {problem && (
        <div role="alert" className="notice danger">
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
            maxLength={limits.length.longText}
            autoCapitalize="characters"
            className="control"
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
            className="control"
          />
        )}
      </Field>
      <button type="submit" className="button call">
        {suiviPage.submit}
      </button>
    </form>
  );
}
