import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from '#styled-system/css';
import { scrolling } from '../../texts/scrolling.texts.ts';
import { apart, iconButtons } from '../../ui/styles.ts';
import { Icon } from './icon.tsx';

interface ScrollerProps {
  /** Its accessible name. */
  readonly label: string;
  /** Distance of one press of an arrow, in pixels. */
  readonly step: number;
  /** Shown on the line of the arrows. */
  readonly head: ReactNode;
  /** A `ScrollerList`. */
  readonly children: ReactNode;
}

const trackStyle = css({
  position: 'relative',
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: '{colors.line} transparent',
  overscrollBehaviorX: 'contain',
  // Room for the focus ring, which scrolling would clip.
  padding: '1',
  margin: '-4px',
  paddingBottom: '4',
});

/** A row that scrolls sideways: by touch, by wheel, by keyboard and by two arrows. */
export function Scroller({ label, step, head, children }: ScrollerProps) {
  const track = useRef<HTMLDivElement>(null);
  // Neither arrow works until the row has been measured.
  const [room, setRoom] = useState({ before: false, after: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setRoom((known) =>
        known.before === before && known.after === after ? known : { before, after },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const move = (pixels: number) => track.current?.scrollBy({ left: pixels });

  return (
    <>
      <div className={css({ ...apart, alignItems: 'flex-end', gap: '4', marginBottom: '5' })}>
        <div className={css({ flex: '1 1 9rem' })}>{head}</div>
        <div className={css({ display: 'flex', gap: '2', flexShrink: '0' })}>
          <button
            type="button"
            aria-label={scrolling.back(label)}
            disabled={!room.before}
            onClick={() => move(-step)}
            className={css(iconButtons.surface)}
          >
            <Icon name="back" size={20} />
          </button>
          <button
            type="button"
            aria-label={scrolling.forth(label)}
            disabled={!room.after}
            onClick={() => move(step)}
            className={css(iconButtons.surface)}
          >
            <Icon name="forth" size={20} />
          </button>
        </div>
      </div>
      <div ref={track} role="group" aria-label={label} tabIndex={0} className={trackStyle}>
        {children}
      </div>
    </>
  );
}

/**
 * The items of a `Scroller`, side by side, `--in-view` at a time. The edge of the next one is in
 * sight, as wide as the 16 pixels of margin that its words have, so that none is cut.
 */
export const scrollerList = css.raw({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max(8rem, calc((100% - 12px) / var(--in-view) - 12px))',
  columnGap: '3',
});
