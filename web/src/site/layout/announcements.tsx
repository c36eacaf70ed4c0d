import { useState } from 'react';
import { announcements, announcementLabels } from '../../texts/site.texts.ts';
import { useCampagne } from '../../data/public/campagne.ts';
import { timings } from '../../ui/timings.ts';
import { useEvery } from '../../ui/use-every.ts';
import { useReducedMotion } from '../../ui/use-browser-state.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './announcements.module.css';

/** Messages of the top bar: one at a time, each sliding in from below, until paused. */
export function Announcements() {
  const [shown, setShown] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const isMotionReduced = useReducedMotion();
  const campagne = useCampagne();
  useEvery(timings.announcementMs, !isHeld && !isPaused && !isMotionReduced, () =>
    setShown((index) => (index + 1) % announcements.length),
  );
  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      className={styles.announcements}
    >
      <ul className={styles.messages}>
        {[campagne?.titre ?? announcements[0], announcements[1]].map((message) => (
          <li
            key={message}
            style={{ transform: `translateY(-${String(shown * 100)}%)` }}
            className={`row ${styles.message}`}
          >
            {message}
          </li>
        ))}
      </ul>
      {/* Nothing to pause with reduced motion. The button covers the messages, because the bar has no
          room for another one of the size of a thumb. */}
      {!isMotionReduced && (
        <button
          type="button"
          aria-label={isPaused ? announcementLabels.play : announcementLabels.pause}
          onClick={() => setIsPaused(!isPaused)}
          className={`icon-button ${styles.next}`}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={14} />
        </button>
      )}
    </div>
  );
}
