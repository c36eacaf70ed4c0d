import { Box, chakra, Flex } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { honeypotField } from '@centre/domain/inscription/inscription';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  InscriptionFields,
  useAppearingFields,
} from '../../inscription-form/inscription-fields.tsx';
import { enrolment } from '../../texts/inscription.texts.ts';
import { outdated } from '../../texts/outdated.texts.ts';
import { waiting } from '../../texts/waiting.texts.ts';
import { onServerClock } from '../../data/public/enrolment-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Notice } from '../../ui/notice.tsx';
import { timings } from '../../ui/timings.ts';
import { useIsHydrated } from '../../ui/use-browser-state.ts';
import { CheckLabel } from '../ui/check-label.tsx';
import { DeviceNotices, KeepAnswers } from './device-notices.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import type { Problem } from './problem.ts';
import { useEnrolment, type Question } from './use-enrolment.ts';

const appear = keyframes({ to: { visibility: 'visible' } });

export function EnrolmentFormView() {
  const element = useRef<HTMLFormElement>(null);
  const enrolling = useEnrolment(element);
  const { draft, device, problem, question, isSending } = enrolling;
  const { form, sansEmail } = draft;
  const isLive = useIsHydrated();
  useAppearingFields(form);
  const isAboutFields = problem !== undefined && Object.keys(problem.errors).length > 0;

  return (
    <chakra.form
      ref={element}
      noValidate
      method="post"
      action="/inscription"
      display="grid"
      gap={{ base: '6', sm: '8' }}
      marginTop={{ base: '0', sm: '4' }}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get(honeypotField);
        void enrolling.submit(typeof value === 'string' ? value : '');
      }}
    >
      <input type="hidden" name="requestId" value={draft.requestId} />
      <input type="hidden" name="commenceLe" value={onServerClock(draft.begunAt)} />
      {!isLive && (
        // Appears by itself when no script comes, and sooner once one is known to have failed.
        <Notice
          id="without-scripts"
          tone="warning"
          role="status"
          position="fixed"
          inset="auto 16px 16px"
          zIndex="over"
          visibility="hidden"
          animation={`${appear} 1ms 20s forwards`}
          // What has the focus stays above it.
          css={{ 'html:has(&)': { scrollPaddingBottom: '160px' } }}
        >
          {enrolment.withoutScripts}
        </Notice>
      )}
      <DeviceNotices device={device} />
      {isAboutFields && (
        <ErrorSummary problem={problem} failedChecks={enrolling.failedChecks} />
      )}
      <Box color="ink.muted" fontSize="sm">
        {enrolment.requiredMark}
      </Box>
      <InscriptionFields
        form={form}
        errors={problem?.errors}
        onChange={enrolling.change}
        heading="h2"
        applicant={{
          note: <Notice marginBottom="4">{enrolment.programmes}</Notice>,
          hasNoEmail: sansEmail,
          sansEmail: (
            <CheckLabel fontSize="sm">
              <input
                type="checkbox"
                name="sansEmail"
                checked={sansEmail}
                onChange={(event) => enrolling.changeSansEmail(event.target.checked)}
              />
              {enrolment.sansEmail}
            </CheckLabel>
          ),
          isLive,
        }}
      />
      <Box
        aria-hidden
        position="absolute"
        left="-9999px"
        width="1px"
        height="1px"
        overflow="hidden"
      >
        <label>
          {enrolment.trap}
          <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </Box>
      <PrivacyNotice
        draft={draft}
        onGuardian={(guardianAgrees) => enrolling.update({ guardianAgrees })}
      />
      {isLive && <KeepAnswers device={device} />}
      {problem && !isAboutFields && (
        <Failure
          problem={problem}
          isSending={isSending}
          // Safari 15 knows no `requestSubmit`.
          onSend={() =>
            element.current?.dispatchEvent(
              new Event('submit', { bubbles: true, cancelable: true }),
            )
          }
          onSendAnyway={enrolling.submitWithoutScripts}
        />
      )}
      {question && <AskOnce question={question} />}
      <Button type="submit" variant="call" fontSize="lg" disabled={isSending}>
        {isSending ? enrolment.sending : enrolment.submit}
      </Button>
    </chakra.form>
  );
}

/** A question before the sending; the button of the form confirms it too. */
function AskOnce({ question }: { readonly question: Question }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [question]);
  const { text, confirm, change } = enrolment.questions[question];
  return (
    <Notice ref={notice} tone="warning" role="alert" tabIndex={-1}>
      {text}
      <Flex wrap="wrap" gap="3" marginTop="2">
        <Button type="submit" variant="outline">
          {confirm}
        </Button>
        {change && (
          <Button
            variant="outline"
            onClick={() => document.getElementById(change.field)?.focus()}
          >
            {change.label}
          </Button>
        )}
      </Flex>
    </Notice>
  );
}

interface FailureProps {
  readonly problem: Problem;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onSendAnyway: () => void;
}

/** Why a complete form was not received, above the button that sends it again. */
function Failure({ problem, isSending, onSend, onSendAnyway }: FailureProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [problem]);
  return (
    <Notice ref={notice} tone="danger" role="alert" tabIndex={-1}>
      {problem.message}
      {problem.isScriptAtFault && (
        <Flex wrap="wrap" gap="3" marginTop="3">
          <Button onClick={onSendAnyway}>{enrolment.sendAnyway}</Button>
          <Button variant="outline" onClick={() => location.reload()}>
            {outdated.reload}
          </Button>
        </Flex>
      )}
      {problem.retryAfter !== undefined && !isSending && (
        <Countdown seconds={problem.retryAfter} sentence={waiting.countdown} onEnd={onSend} />
      )}
      {problem.isOffline && <SendWhenBack isSending={isSending} onSend={onSend} />}
    </Notice>
  );
}

interface SendWhenBackProps {
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** After a failed connection: offers to send automatically when it is back. */
function SendWhenBack({ isSending, onSend }: SendWhenBackProps) {
  const [isAsked, setAsked] = useState(false);
  const send = useEffectEvent(() => {
    if (!isSending) onSend();
  });

  useEffect(() => {
    if (!isAsked) return;
    const sendNow = () => send();
    window.addEventListener('online', sendNow);
    // A network without internet access causes no event when it comes back.
    const timer = setInterval(sendNow, timings.sendAgainMs);
    return () => {
      window.removeEventListener('online', sendNow);
      clearInterval(timer);
    };
  }, [isAsked]);

  return (
    <Box marginTop="2">
      <Box fontSize="sm">{enrolment.kept}</Box>
      <CheckLabel>
        <input
          type="checkbox"
          checked={isAsked}
          onChange={(event) => setAsked(event.target.checked)}
        />
        {enrolment.sendWhenBack}
      </CheckLabel>
      <Box role="status" fontSize="sm" color="ink.muted">
        {isAsked && enrolment.waiting}
      </Box>
    </Box>
  );
}
