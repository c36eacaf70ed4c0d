import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { enrolment } from '../../content/inscription.ts';
import { CheckLabel } from '../ui/check-label.tsx';
import { timings } from '../../ui/timings.ts';

interface SendWhenBackProps {
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** After a failed connection: the page sends by itself when it is back, if it is asked to. */
export function SendWhenBack({ isSending, onSend }: SendWhenBackProps) {
  const [isAsked, setAsked] = useState(false);
  const send = useEffectEvent(() => {
    if (!isSending) onSend();
  });

  useEffect(() => {
    if (!isAsked) return;
    const sendNow = () => send();
    window.addEventListener('online', sendNow);
    // A network can be there and lead nowhere, and come back without an event.
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
