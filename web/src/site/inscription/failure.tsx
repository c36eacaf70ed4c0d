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

/** Notice above the submit button: why sending a complete form failed. */
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

/** Offer, after a failed connection, to send automatically once it is back. */
function SendWhenBack({ isSending, onSend }: { isSending: boolean; onSend: () => void }) {
  const [isAutomatic, setAutomatic] = useState(false);
  const send = useEffectEvent(() => {
    if (!isSending) onSend();
  });

  useEffect(() => {
    if (!isAutomatic) return;
    const sendNow = () => send();
    window.addEventListener('online', sendNow);
    // There is no `online` event when a connected network regains access to the internet.
    const timer = setInterval(sendNow, timings.sendAgainMs);
    return () => {
      window.removeEventListener('online', sendNow);
      clearInterval(timer);
    };
  }, [isAutomatic]);

  return (
    <div className="mt-2">
      <div className="text-sm">{enrolment.kept}</div>
      <label className="check">
        <input
          type="checkbox"
          checked={isAutomatic}
          onChange={(event) => setAutomatic(event.target.checked)}
        />
        {enrolment.sendWhenBack}
      </label>
      <div role="status" className="text-sm muted">
        {isAutomatic && enrolment.waiting}
      </div>
    </div>
  );
}
