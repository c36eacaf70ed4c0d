import { chakra } from '@chakra-ui/react';
import {
  inscriptionFields,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { useEffect, useRef } from 'react';
import { enrolment } from '../../texts/inscription.texts.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Problem } from './problem.ts';

interface ErrorSummaryProps {
  readonly problem: Problem;
  /** How often the form was refused: each time the summary gets the focus. */
  readonly failedChecks: number;
}

const FieldLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    minWidth: 'touch',
    fontWeight: '600',
    textDecoration: 'underline',
  },
});

/** What is wrong with the form, at its top, with links to the fields. */
export function ErrorSummary({ problem, failedChecks }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [failedChecks]);
  const fields = (Object.keys(inscriptionFields) as InscriptionField[]).filter(
    (field) => problem.errors[field] !== undefined,
  );
  return (
    <Notice ref={summary} tone="danger" role="alert" tabIndex={-1} scrollMarginTop="16">
      {problem.message}
      {fields.length > 0 && (
        <chakra.div marginTop="2" fontSize="sm">
          {enrolment.missing(fields.length)}
          <chakra.ul display="flex" flexWrap="wrap" columnGap="4">
            {fields.map((field) => (
              <li key={field}>
                <FieldLink
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {inscriptionFields[field]}
                </FieldLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </Notice>
  );
}
