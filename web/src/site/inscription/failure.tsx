import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { enrolment } from '../../texts/inscription.texts.ts';
import { outdated } from '../../texts/outdated.texts.ts';
import { waiting } from '../../texts/waiting.texts.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { timings } from '../../ui/timings.ts';
import type { Problem } from './problem.ts';

interface FailureProps {
  readonly problem: Problem;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onSendAnyway: () => void;
}

/** Why a complete form was not received, above the button that sends it again. */
export function Failure({ problem, isSending, onSend, onSendAnyway }: FailureProps) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => notice.current?.focus(), [problem]);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="notice danger">
      {problem.message}
      {problem.isScriptAtFault && (
        <div className="wrap gap-3 mt-3">
          <button type="button" onClick={onSendAnyway} className="button solid">
            {enrolment.sendAnyway}
          </button>
          <button type="button" onClick={() => location.reload()} className="button outline">
            {outdated.reload}
          </button>
        </div>
      )}
      {problem.retryAfter !== undefined && !isSending && (
        <Countdown seconds={problem.retryAfter} sentence={waiting.countdown} onEnd={onSend} />
      )}
      {problem.isOffline && <SendWhenBack isSending={isSending} onSend={onSend} />}
    </div>
  );
}

/** After a failed connection: offers to send automatically when it is back. */
function SendWhenBack({ isSending, onSend }: { isSending: boolean; onSend: () => void }) {
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
    <div className="mt-2">
      <div className="text-sm">{enrolment.kept}</div>
      <label className="check">
        <input
          type="checkbox"
          checked={isAsked}
          onChange={(event) => setAsked(event.target.checked)}
        />
        {enrolment.sendWhenBack}
      </label>
      <div role="status" className="text-sm muted">
        {isAsked && enrolment.waiting}
      </div>
    </div>
  );
}
