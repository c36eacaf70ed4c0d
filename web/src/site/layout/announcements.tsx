import { useState } from 'react';
import { css } from '#styled-system/css';
import { announcements, announcementWords } from '../../texts/site.texts.ts';
import { useCampagne } from '../../data/public/campagne.ts';
import { iconButtons } from '../../ui/styles.ts';
import { timings } from '../../ui/timings.ts';
import { useEvery } from '../../ui/use-every.ts';
import { useReducedMotion } from '../../ui/use-browser-state.ts';
import { Icon } from '../ui/icon.tsx';

const messages = css({
  height: 'var(--bar-height)',
  overflow: 'hidden',
  // Letters that are larger still would need more lines than a bar that stays may take.
  fontSize: 'min({fontSizes.xs}, 5vw)',
});

const messageStyle = css({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  paddingInlineEnd: '5',
  lineHeight: '1.2',
  transition: 'transform {durations.calm} ease-out',
});

/** The messages of the top bar: one at a time, the next coming up from below, until stopped. */
export function Announcements() {
  const [shown, setShown] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion();
  const campagne = useCampagne();
  useEvery(timings.announcementMs, !isHeld && !isPaused && !isStill, () =>
    setShown((index) => (index + 1) % announcements.length),
  );
  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      className={css({ position: 'relative', flex: '1', minWidth: '0' })}
    >
      <ul className={messages}>
        {[campagne?.titre ?? announcements[0], announcements[1]].map((message) => (
          <li
            key={message}
            style={{ transform: `translateY(-${String(shown * 100)}%)` }}
            className={messageStyle}
          >
            {message}
          </li>
        ))}
      </ul>
      {/* With reduced motion there is nothing to pause. It lies over the messages: the bar has no room
          for another button that a thumb could meet. */}
      {!isStill && (
        <button
          type="button"
          aria-label={isPaused ? announcementWords.play : announcementWords.pause}
          onClick={() => setIsPaused(!isPaused)}
          className={css({
            ...iconButtons.ghost,
            position: 'absolute',
            inset: '0',
            width: '100%',
            height: '100%',
            justifyContent: 'flex-end',
          })}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={14} />
        </button>
      )}
    </div>
  );
}
