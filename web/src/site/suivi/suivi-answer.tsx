import { centre } from '@centre/domain/centre';
import { formatLongDate } from '@centre/domain/dates';
import { correctableFields } from '@centre/domain/inscription/record';
import type { Suivi } from '@centre/domain/inscription/suivi';
import { formatPhone } from '@centre/domain/phone';
import type { FollowedApplication } from '@centre/domain/site-renderer';
import { receiptScreen } from '../../texts/receipt.texts.ts';
import { site } from '../../texts/site.texts.ts';
import { steps, suiviAnswer } from '../../texts/suivi-answer.texts.ts';
import { suiviPage } from '../../texts/suivi.texts.ts';
import { Field } from '../../ui/form-control.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { SuiviForm, SuiviFrame } from './suivi.tsx';
import * as styles from './suivi.module.css';

/** Answer of the suivi, a page without scripts: the state of the application, or the errors. */
export function SuiviAnswer({ suivi, isPassedOn, ...asked }: FollowedApplication) {
  return (
    <SuiviFrame>
      {suivi ? <Answer suivi={suivi} reference={asked.reference} /> : <SuiviForm {...asked} />}
      {isPassedOn && (
        <div role="status" className="notice">
          {suiviPage.corrected}
        </div>
      )}
      {suivi && !isPassedOn && <CorrectionForm {...asked} />}
      <Office />
      {suivi && (
        <>
          <div className="text-sm muted">{suiviAnswer.readOn(new Date())}</div>
          <div data-only-pressed className="stack gap-3 text-sm muted">
            {receiptScreen.printHint}
            <a href={suiviPage.path} className="button outline">
              {suiviPage.another}
            </a>
          </div>
        </>
      )}
    </SuiviFrame>
  );
}

interface AnswerProps {
  readonly suivi: Suivi;
  readonly reference: string;
}

function Answer({ suivi, reference }: AnswerProps) {
  const { etat, piece, limite, reponse } = suivi;
  const { facts } = suiviAnswer;
  const isWaiting = etat === 'recue' || etat === 'etude';
  return (
    <>
      <div className={`card stack gap-3 ${styles.state}`}>
        <h2 className="text-xl">{steps[etat].title}</h2>
        {suivi.changee && <strong>{suiviAnswer.changed}</strong>}
        {/* While a paper is missing, the notice below replaces the next step. */}
        {!(piece && isWaiting) && <p>{steps[etat].next}</p>}
        {etat === 'acceptee' && <p>{suiviAnswer.confirm(limite)}</p>}
        {piece && (
          <div className="notice warning stack gap-2">
            <h3 className="text-md">{suiviAnswer.piece}</h3>
            <strong>{piece}</strong>
            <p>{suiviAnswer.bring(limite)}</p>
          </div>
        )}
        {reponse && <p>{suiviAnswer.answerBy(reponse)}</p>}
      </div>
      <FactList
        facts={[
          { label: suiviPage.reference, value: reference },
          { label: facts.initiales, value: suivi.initiales },
          { label: facts.programme, value: suivi.programme },
          { label: facts.recueLe, value: formatLongDate(suivi.recueLe) },
        ]}
      />
      <Stages suivi={suivi} />
    </>
  );
}

/** Stages of an application, with the current one marked. */
function Stages({ suivi: { etat, anneeScolaire } }: Pick<AnswerProps, 'suivi'>) {
  const { recue, etude, decision, rentree } = suiviAnswer.stage;
  const current = etat === 'recue' || etat === 'etude' ? { recue, etude }[etat] : decision;
  const stages = [recue, etude, decision];
  return (
    <section className="stack gap-2">
      <h2 className="text-lg">{suiviAnswer.stages}</h2>
      <ol className={styles.stages}>
        {(etat === 'refusee' ? stages : [...stages, rentree(anneeScolaire)]).map((stage) => (
          <li
            key={stage}
            aria-current={stage === current ? 'step' : undefined}
            className={styles.stage}
          >
            {stage}
            {stage === current && ` : ${suiviAnswer.here}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Address, hours and phone numbers of the office. */
function Office() {
  return (
    <section className="stack gap-3">
      <h2 className="text-lg">{suiviAnswer.office}</h2>
      <p>
        {centre.address}
        <br />
        {site.hours}
      </p>
      <p>{suiviAnswer.ask}</p>
      {centre.phones.map((phone) => (
        <a key={phone} href={`tel:${phone}`} className="button outline">
          {formatPhone(phone)}
        </a>
      ))}
    </section>
  );
}

const types = { telephone: 'tel', email: 'email', lieuResidence: 'text' } as const;

/** Form to correct the contact details, collapsed at first. */
function CorrectionForm({ correction, problem, fields, ...proof }: FollowedApplication) {
  return (
    <details data-only-pressed open={correction !== undefined}>
      <summary className={`bold py-3 ${styles.correct}`}>{suiviPage.correct}</summary>
      <form
        method="post"
        action={suiviPage.answerPath}
        // The server cleans up pasted addresses that a browser would reject.
        noValidate
        className="stack gap-4"
      >
        {problem && (
          <div role="alert" className="notice danger">
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
                className="control"
              />
            )}
          </Field>
        ))}
        <button type="submit" className="button outline">
          {suiviPage.sendCorrection}
        </button>
      </form>
    </details>
  );
}
