import { readDay } from '@centre/domain/typed-day';
import { isMinor } from '@centre/domain/inscription/consent';
import { useId } from 'react';
import type { Draft } from '../../data/public/enrolment-draft.ts';
import { useToday } from '../ui/use-today.ts';
import { notice } from './notice.texts.ts';
import * as styles from './inscription.module.css';

interface PrivacyNoticeProps {
  readonly draft: Draft;
  readonly onGuardian: (agrees: boolean) => void;
}

/** Privacy notice, with the guardian's consent for a minor. */
export function PrivacyNotice({ draft, onGuardian }: PrivacyNoticeProps) {
  const id = useId();
  const today = useToday();
  const { email } = notice;
  return (
    <section aria-labelledby={id} className={`stack gap-1 text-sm ${styles.privacy}`}>
      <p id={id} className="bold text-md">
        {notice.title}
      </p>
      <p>
        {notice.summary} {notice.rights}{' '}
        <a href={`mailto:${email}`} className="bold underlined">
          {email}
        </a>
        . <strong>{notice.acceptance}</strong>
      </p>
      <details>
        <summary className={`bold brand ${styles.more}`}>{notice.more}</summary>
        <dl className="stack gap-2 pb-2">
          {notice.whole.map(({ title, text }) => (
            <div key={title}>
              <dt className="bold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {today !== undefined && isMinor(readDay(draft.form.dateNaissance).day, today) && (
        <GuardianConsent {...draft} onChange={onGuardian} />
      )}
    </section>
  );
}

interface GuardianConsentProps extends Pick<Draft, 'form' | 'guardianAgrees'> {
  readonly onChange: (agrees: boolean) => void;
}

/** Optional checkbox: without it, the centre collects the consent with the papers. */
function GuardianConsent({ form, guardianAgrees, onChange }: GuardianConsentProps) {
  const guardian = `${form.prenomTuteur.trim()} ${form.nomTuteur}`.trim();
  return (
    <div className={`pt-3 ${styles.guardian}`}>
      <p>{notice.minor}</p>
      <label className="check mt-2">
        <input
          type="checkbox"
          name="tuteur"
          checked={guardianAgrees}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="shrinkable">
          {guardian === '' ? notice.guardian : notice.namedGuardian(guardian)}
        </span>
      </label>
    </div>
  );
}
