import { readDay } from '@centre/domain/typed-day';
import { isMinor } from '@centre/domain/inscription/consent';
import { useId } from 'react';
import { css } from '#styled-system/css';
import { checkLabel } from '../../ui/styles.ts';
import type { Draft } from '../../data/public/enrolment-draft.ts';
import { useToday } from '../ui/use-today.ts';
import { notice } from './notice.texts.ts';

interface PrivacyNoticeProps {
  readonly draft: Draft;
  readonly onGuardian: (agrees: boolean) => void;
}

const anchor = css({ fontWeight: '600', textDecoration: 'underline' });

const summaryStyle = css({
  display: 'list-item',
  minHeight: 'touch',
  paddingBlock: '2',
  color: 'brand',
  fontWeight: '600',
  cursor: 'pointer',
});

/** How the answers are used, and the guardian's consent for a minor. */
export function PrivacyNotice({ draft, onGuardian }: PrivacyNoticeProps) {
  const id = useId();
  const today = useToday();
  const { email } = notice;
  return (
    <section
      aria-labelledby={id}
      className={css({
        display: 'grid',
        gap: '1',
        padding: { base: '3', sm: '4' },
        paddingBottom: '1',
        fontSize: 'sm',
        background: 'surface.sunken',
        borderRadius: 'control',
      })}
    >
      <p id={id} className={css({ fontWeight: '600', fontSize: 'md' })}>
        {notice.title}
      </p>
      <p>
        {notice.summary} {notice.rights}{' '}
        <a href={`mailto:${email}`} className={anchor}>
          {email}
        </a>
        . <strong>{notice.acceptance}</strong>
      </p>
      <details>
        <summary className={summaryStyle}>{notice.more}</summary>
        <dl className={css({ display: 'grid', gap: '2', paddingBottom: '2' })}>
          {notice.whole.map(({ title, text }) => (
            <div key={title}>
              <dt className={css({ fontWeight: '600' })}>{title}</dt>
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

/** The guardian's consent; optional, because the centre asks for it otherwise. */
function GuardianConsent({ form, guardianAgrees, onChange }: GuardianConsentProps) {
  const guardian = `${form.prenomTuteur.trim()} ${form.nomTuteur}`.trim();
  return (
    <div
      className={css({ borderTopWidth: '1px', borderColor: 'line.strong', paddingTop: '3' })}
    >
      <p>{notice.minor}</p>
      <label className={css({ ...checkLabel, marginTop: '2' })}>
        <input
          type="checkbox"
          name="tuteur"
          checked={guardianAgrees}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css({ minWidth: '0' })}>
          {guardian === '' ? notice.guardian : notice.namedGuardian(guardian)}
        </span>
      </label>
    </div>
  );
}
