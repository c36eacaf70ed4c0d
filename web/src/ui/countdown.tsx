import { useEffect, useEffectEvent, useState } from 'react';

interface CountdownProps {
  readonly seconds: number;
  /** Sentence with the remaining seconds. */
  readonly sentence: (left: number) => string;
  /** Called once, at zero. */
  readonly onEnd: () => void;
}

export function Countdown({ seconds, sentence, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    // By the clock, because timers of background pages are throttled.
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  if (left === 0) return null;
  return (
    <div role="timer" aria-live="off" className="tabular">
      {sentence(left)}
    </div>
  );
}
