import { fieldNames, inscriptionFields } from '@centre/domain/inscription/inscription';
import { fieldMessages } from '@centre/domain/messages/inscription';
import { useLayoutEffect, useRef } from 'react';
import { enrolment } from '../../texts/inscription.texts.ts';
import type { Problem } from './problem.ts';
import * as styles from './inscription.module.css';

interface ErrorSummaryProps {
  readonly problem: Problem;
  /** Number of refused submissions: the summary takes the focus whenever it changes. */
  readonly failedChecks: number;
}

/** Summary of the errors at the top of the form, with links to the fields. */
export function ErrorSummary({ problem, failedChecks }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [failedChecks]);
  const fields = fieldNames.filter((field) => problem.errors[field] !== undefined);
  const sentences = new Set([problem.message, ...fields.map((field) => problem.errors[field])]);
  // Already shown at the field, which the first sentence names.
  sentences.delete(fieldMessages.required);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className={`notice danger ${styles.errorSummary}`}
    >
      {[...sentences].map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      {fields.length > 0 && (
        <div className="mt-2 text-sm">
          {enrolment.missing(fields.length)}
          <ul className="wrap gap-x-4">
            {fields.map((field) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                  className={`bold underlined ${styles.fieldLink}`}
                >
                  {inscriptionFields[field]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
