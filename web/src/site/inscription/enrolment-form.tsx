import { Box, chakra } from '@chakra-ui/react';
import { honeypotField } from '@centre/domain/inscription';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AnswerSections, useAppearingFields } from '../../answers/answer-sections.tsx';
import { enrolment } from '../../content/inscription.ts';
import { outdated } from '../../content/outdated.ts';
import { Button } from '../../ui/button.tsx';
import { CheckLabel } from '../ui/check-label.tsx';
import { Notice } from '../../ui/notice.tsx';
import { timings } from '../../ui/timings.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useEnrolment, type SentHandler } from './use-enrolment.ts';

interface EnrolmentFormProps {
  readonly onSent: SentHandler;
}

export function EnrolmentFormView({ onSent }: EnrolmentFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { draft, problem, failedChecks, isSending, change, changeGuardian, submit } =
    useEnrolment(element, onSent);
  const { form } = draft;
  useAppearingFields(form);

  // Focuses the first invalid field, or the message if there is none. A new message moves the
  // focus, and so does the same one after another attempt; the correction of a field does not.
  const message = problem?.message;
  useEffect(() => {
    if (message === undefined) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? element.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [message, failedChecks]);

  return (
    <chakra.form
      ref={element}
      noValidate
      method="post"
      display="grid"
      gap="8"
      marginTop="4"
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get(honeypotField);
        void submit(typeof value === 'string' ? value : '');
      }}
    >
      <Box color="ink.muted" fontSize="sm">
        {enrolment.requiredMark}
      </Box>
      <AnswerSections
        form={form}
        errors={problem?.errors}
        onChange={change}
        heading="h2"
        note={<Notice marginBottom="4">{enrolment.programmes}</Notice>}
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
      <PrivacyNotice draft={draft} onGuardian={changeGuardian} />
      {problem && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {problem.message}
          {problem.isOutdated && (
            <Button variant="outline" marginTop="3" onClick={() => location.reload()}>
              {outdated.reload}
            </Button>
          )}
          {problem.isOffline && (
            <SendWhenBack
              isSending={isSending}
              onSend={() => element.current?.requestSubmit()}
            />
          )}
        </Notice>
      )}
      <Button type="submit" variant="call" fontSize="lg" disabled={isSending}>
        {isSending ? enrolment.sending : enrolment.submit}
      </Button>
    </chakra.form>
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
