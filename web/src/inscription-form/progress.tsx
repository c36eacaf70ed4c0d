import { clsx } from 'clsx';
import { enrolment } from '../texts/inscription.texts.ts';
import { sections } from './fields.ts';
import * as styles from './inscription-fields.module.css';

/** Progress of the form, sticky at the top of a phone's screen within its section. */
export function Progress({ step }: { readonly step: number }) {
  return (
    <div className={`below-sm row gap-2 ${styles.progress}`}>
      {sections.map(({ title }, index) => (
        <div key={title} className={clsx(styles.bar, index < step && styles.done)} />
      ))}
      <div className="nowrap">{enrolment.progress(step, sections.length)}</div>
    </div>
  );
}
