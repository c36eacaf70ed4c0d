import { limits } from '@centre/domain/limits';
import { toReference } from '@centre/domain/inscription/reference';
import type { FollowedApplication } from '@centre/domain/site-renderer';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import {
  blankDevice,
  eraseDevice,
  readDevice,
  subscribeToDraft,
} from '../../data/public/enrolment-draft.ts';
import { deviceWords } from '../../texts/inscription.texts.ts';
import { suiviPage } from '../../texts/suivi.texts.ts';
import { Field } from '../../ui/form-control.tsx';
import { ListHead } from '../ui/list-head.tsx';
import * as styles from './suivi.module.css';

/**
 * Asks for the reference, which the device may know, and the date of birth. The browser sends the
 * form itself, with scripts and without, and the server answers with a page of its own.
 */
export function Suivi() {
  const form = useRef<HTMLFormElement>(null);
  const { last } = useSyncExternalStore(subscribeToDraft, readDevice, () => blankDevice);
  useEffect(() => {
    const fill = () => {
      const field = form.current?.elements.namedItem('reference');
      if (!(field instanceof HTMLInputElement)) return;
      // The receipt's link has the reference behind the hash, which no server gets to see.
      const linked = toReference(location.hash.slice(1));
      field.value = linked || field.value || (last?.reference ?? '');
    };
    // Another link that is opened in the same tab is about another applicant, and who comes back
    // to a page that the browser kept may be another person.
    const begin = () => {
      form.current?.reset();
      fill();
    };
    const beginWhenKept = ({ persisted }: PageTransitionEvent) => persisted && begin();
    fill();
    addEventListener('hashchange', begin);
    addEventListener('pageshow', beginWhenKept);
    return () => {
      removeEventListener('hashchange', begin);
      removeEventListener('pageshow', beginWhenKept);
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
            {deviceWords.erase}
          </button>
        </div>
      )}
    </SuiviFrame>
  );
}

/** The head of the page, and the narrow column below it. */
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
      // On a shared computer, Back must not bring the last person's answers.
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
