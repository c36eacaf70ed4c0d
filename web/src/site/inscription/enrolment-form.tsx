import { askedEmailField, honeypotField } from '@centre/domain/inscription/inscription';
import { suggestedEmailQuestion } from '@centre/domain/messages/email';
import { useLayoutEffect, useRef } from 'react';
import {
  InscriptionFields,
  useAppearingFields,
} from '../../inscription-form/inscription-fields.tsx';
import { enrolment } from '../../texts/inscription.texts.ts';
import { onServerClock } from '../../data/public/enrolment-draft.ts';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { FollowLink } from '../ui/follow-link.tsx';
import { DeviceNotices, KeepAnswers } from './device-notices.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Failure } from './failure.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useEnrolment, type Question } from './use-enrolment.ts';
import * as styles from './inscription.module.css';

export function EnrolmentFormView() {
  const element = useRef<HTMLFormElement>(null);
  const enrolling = useEnrolment(element);
  const { draft, device, problem, suggestedEmail, isSending } = enrolling;
  const { form, sansEmail } = draft;
  const isLive = useIsHydrated();
  // With scripts the suggested address is shown at its field instead.
  const question = enrolling.question ?? (suggestedEmail && !isLive ? 'email' : undefined);
  useAppearingFields(form);
  // Safari 15 knows no `requestSubmit`.
  const submit = () =>
    element.current?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const isAboutFields = problem !== undefined && Object.keys(problem.errors).length > 0;

  return (
    <form
      ref={element}
      noValidate
      method="post"
      action="/inscription"
      aria-busy={isSending}
      onBlur={({ target }) => {
        if (target.id === 'email') enrolling.suggestEmail();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get(honeypotField);
        void enrolling.submit(typeof value === 'string' ? value : '');
      }}
      className={`stack ${styles.form}`}
    >
      <input type="hidden" name="requestId" value={draft.requestId} />
      <input type="hidden" name="commenceLe" value={onServerClock(draft.begunAt)} />
      {draft.corrects && <input type="hidden" name="corrige" value="oui" />}
      <input type="hidden" name={askedEmailField} value={enrolling.askedEmail ?? ''} />
      {!isLive && (
        // CSS shows it after a delay without scripts, or at once when a script failed to load.
        <div
          id="without-scripts"
          role="status"
          className={`notice warning ${styles.withoutScripts}`}
        >
          {enrolment.withoutScripts}
        </div>
      )}
      {draft.corrects ? (
        <div role="status" className="notice">
          {enrolment.corrects}
        </div>
      ) : (
        <>
          {!device.last && <FollowLink />}
          <DeviceNotices device={device} />
        </>
      )}
      {isAboutFields && (
        <ErrorSummary problem={problem} failedChecks={enrolling.failedChecks} />
      )}
      <div className={`muted ${styles.requiredMark}`}>{enrolment.requiredMark}</div>
      <InscriptionFields
        form={form}
        errors={problem?.errors}
        onChange={enrolling.change}
        heading="h2"
        applicant={{
          note: <div className={`notice ${styles.programmes}`}>{enrolment.programmes}</div>,
          hasNoEmail: sansEmail,
          sansEmail: (
            <>
              <div role="status" className="text-sm">
                {isLive && !sansEmail && suggestedEmail && (
                  <>
                    {suggestedEmailQuestion(suggestedEmail)}{' '}
                    <button
                      type="button"
                      onClick={() => {
                        enrolling.change('email', suggestedEmail);
                        document.getElementById('email')?.focus();
                      }}
                      className="button outline"
                    >
                      {enrolment.takeEmail}
                    </button>
                  </>
                )}
              </div>
              <label className="check text-sm">
                <input
                  type="checkbox"
                  name="sansEmail"
                  checked={sansEmail}
                  onChange={(event) => enrolling.changeSansEmail(event.target.checked)}
                />
                {enrolment.sansEmail}
              </label>
            </>
          ),
          isLive,
        }}
      />
      <div aria-hidden className={styles.trap}>
        <label>
          {enrolment.trap}
          <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <PrivacyNotice
        draft={draft}
        onGuardian={(guardianAgrees) => enrolling.update({ guardianAgrees })}
      />
      {isLive && <KeepAnswers device={device} />}
      {problem && !isAboutFields && (
        <Failure
          problem={problem}
          isSending={isSending}
          onSend={submit}
          onSendAnyway={enrolling.submitWithoutScripts}
        />
      )}
      {question && (
        <QuestionNotice
          question={question}
          suggestedEmail={question === 'email' ? suggestedEmail : undefined}
          isLive={isLive}
          onTake={(address) => {
            enrolling.change('email', address);
            submit();
          }}
        />
      )}
      <button type="submit" disabled={isSending} className="button call text-lg">
        {isSending ? enrolment.sending : enrolment.submit}
      </button>
    </form>
  );
}

interface QuestionNoticeProps {
  readonly question: Question;
  /** Correction of a probable slip in the typed address. */
  readonly suggestedEmail: string | undefined;
  readonly isLive: boolean;
  readonly onTake: (address: string) => void;
}

/** Question before the sending; the button of the form also confirms it. */
function QuestionNotice({ question, suggestedEmail, isLive, onTake }: QuestionNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // In a layout effect: a later focus could take the one that the applicant has moved meanwhile.
  useLayoutEffect(() => {
    if (isLive) notice.current?.focus();
  }, [question, isLive]);
  const { text, confirm, change } = enrolment.questions[question];
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="notice warning">
      {text ?? (suggestedEmail && suggestedEmailQuestion(suggestedEmail))}
      <div className="wrap gap-3 mt-2">
        <button type="submit" className="button outline">
          {confirm}
        </button>
        {suggestedEmail && (
          // Without scripts it is sent after the `email` field, and the last value counts.
          <button
            type="submit"
            name="email"
            value={suggestedEmail}
            onClick={(event) => {
              event.preventDefault();
              onTake(suggestedEmail);
            }}
            className="button outline"
          >
            {enrolment.takeEmailAndSend}
          </button>
        )}
        {change && (
          <button
            type="button"
            onClick={() => document.getElementById(change.field)?.focus()}
            className="button outline"
          >
            {change.label}
          </button>
        )}
      </div>
    </div>
  );
}
