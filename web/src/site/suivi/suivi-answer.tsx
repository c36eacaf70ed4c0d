import { centre } from '@centre/domain/centre';
import { correctableFields } from '@centre/domain/inscription/record';
import { formatPhone } from '@centre/domain/phone';
import type { FollowedApplication } from '@centre/domain/site-renderer';
import { css } from '#styled-system/css';
import { steps, suiviPage } from '../../texts/suivi.texts.ts';
import { Field } from '../../ui/form-control.tsx';
import { buttons, card, formControl, notices } from '../../ui/styles.ts';
import { LightPage } from '../ui/light-page.tsx';
import { SuiviForm } from './suivi.tsx';

const types = { telephone: 'tel', email: 'email', lieuResidence: 'text' } as const;

/** Folded until somebody wants to correct something. */
function CorrectionForm({ correction, problem, fields, ...proof }: FollowedApplication) {
  return (
    <details open={correction !== undefined}>
      <summary className={css({ cursor: 'pointer', fontWeight: '600', paddingBlock: '3' })}>
        {suiviPage.correct}
      </summary>
      <form
        method="post"
        action={suiviPage.answerPath}
        // The server knows what can be made of an address that was pasted.
        noValidate
        className={css({ display: 'grid', gap: '4' })}
      >
        {problem && (
          <div role="alert" className={css(notices.danger)}>
            {problem}
          </div>
        )}
        <p>{suiviPage.correctHint}</p>
        <input type="hidden" name="reference" value={proof.reference} />
        <input type="hidden" name="dateNaissance" value={proof.dateNaissance} />
        {correctableFields.map((name) => (
          <Field key={name} label={suiviPage[name]} error={fields?.[name]}>
            {(attributes) => (
              <input
                {...attributes}
                name={name}
                type={types[name]}
                defaultValue={correction?.[name]}
                className={css(formControl)}
              />
            )}
          </Field>
        ))}
        <button type="submit" className={css(buttons.outline)}>
          {suiviPage.sendCorrection}
        </button>
      </form>
    </details>
  );
}

/** The answer, a page of its own without scripts: where the application stands, or what is wrong. */
export function SuiviPage({ suivi, isPassedOn, ...asked }: FollowedApplication) {
  return (
    <LightPage title={suiviPage.title}>
      {suivi ? (
        <div
          className={css({
            ...card,
            padding: '5',
            borderTopWidth: '4px',
            borderColor: 'brand',
            display: 'grid',
            gap: '3',
          })}
        >
          <h2 className={css({ fontSize: 'xl' })}>{steps[suivi.etat].title}</h2>
          {suivi.changee && <strong>{suiviPage.changed}</strong>}
          <div className={css({ color: 'ink.muted' })}>{suiviPage.received(suivi.recueLe)}</div>
          <p>{steps[suivi.etat].next}</p>
          {suivi.reponse && <p>{suiviPage.answerBy(suivi.reponse)}</p>}
        </div>
      ) : (
        <SuiviForm {...asked} />
      )}
      {isPassedOn && (
        <div role="status" className={css(notices.success)}>
          {suiviPage.corrected}
        </div>
      )}
      {suivi && !isPassedOn && <CorrectionForm {...asked} />}
      <section className={css({ display: 'grid', gap: '3' })}>
        <p>{suiviPage.ask}</p>
        {centre.phones.map((phone) => (
          <a key={phone} href={`tel:${phone}`} className={css(buttons.outline)}>
            {formatPhone(phone)}
          </a>
        ))}
      </section>
      {suivi && (
        <a href={suiviPage.path} className={css(buttons.outline)}>
          {suiviPage.another}
        </a>
      )}
    </LightPage>
  );
}
