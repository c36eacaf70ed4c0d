import { useEffect, useRef, useState, type ReactNode } from 'react';
import { scrolling } from '../../texts/scrolling.texts.ts';
import { Icon } from './icon.tsx';
import * as styles from './scroller.module.css';

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
      <div className={`apart gap-4 mb-5 ${styles.head}`}>
        <div className={styles.title}>{head}</div>
        <div className="row gap-2 fixed-size">
          <button
            type="button"
            aria-label={scrolling.back(label)}
            disabled={!room.before}
            onClick={() => move(-step)}
            className="icon-button framed"
          >
            <Icon name="back" size={20} />
          </button>
          <button
            type="button"
            aria-label={scrolling.forth(label)}
            disabled={!room.after}
            onClick={() => move(step)}
            className="icon-button framed"
          >
            <Icon name="forth" size={20} />
          </button>
        </div>
      </div>
      <div ref={track} role="group" aria-label={label} tabIndex={0} className={styles.track}>
        {children}
      </div>
    </>
  );
}

/**
 * The items of a `Scroller`, side by side, `--in-view` at a time. The edge of the next one is in
 * sight, as wide as the 16 pixels of margin that its words have, so that none is cut.
 */
export const scrollerList = styles.items;
