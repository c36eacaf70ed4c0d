import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { Link } from 'react-router-dom';
import { nextStep } from '../../texts/next-step.texts.ts';
import { CampagneSentence } from './campagne-sentence.tsx';
import * as styles from './next-step.module.css';

interface NextStepProps {
  readonly tone?: 'brand' | 'plain';
  readonly title?: string;
  readonly text?: string;
  /** Target of the main button; the enrolment form when absent. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Secondary button. */
  readonly other?: { readonly label: string; readonly path: string };
}

const tones = {
  brand: 'on-brand',
  plain: styles.plain,
} as const;

/** Call to action at the end of a page, with the phone numbers. */
export function NextStep({
  tone = 'brand',
  title = nextStep.title,
  text,
  action = nextStep.enrol,
  other,
}: NextStepProps) {
  return (
    <section aria-labelledby="suite" className={styles.section}>
      <div className="container">
        <div className={`column round-card ${styles.frame} ${tones[tone]}`}>
          <div>
            <h2 id="suite" className="text-2xl">
              {title}
            </h2>
            <div data-campagne-sentence={!text} className="mt-3 measure">
              {text ?? <CampagneSentence />}
            </div>
            <div className="wrap gap-x-4 mt-2">
              {centre.phones.map((phone) => (
                <a
                  key={phone}
                  href={`tel:${phone}`}
                  className={`text-link tabular ${styles.phone}`}
                >
                  {formatPhone(phone)}
                </a>
              ))}
            </div>
          </div>
          <div className={`column gap-3 fixed-size ${styles.actions}`}>
            <Link to={action.path} className="button call text-lg px-8">
              {action.label}
            </Link>
            {other && (
              <Link to={other.path} className="button outline">
                {other.label}
              </Link>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
