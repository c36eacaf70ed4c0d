import { useEffect, useRef, useState, type ReactNode } from 'react';
import { scrolling } from '../../texts/scrolling.texts.ts';
import { Icon } from './icon.tsx';
import * as styles from './scroller.module.css';

interface ScrollerProps {
  /** Accessible name. */
  readonly label: string;
  /** Distance scrolled by an arrow button, in pixels. */
  readonly step: number;
  /** Shown on the line of the arrows. */
  readonly head: ReactNode;
  /** A list with the class `scrollerList`. */
  readonly children: ReactNode;
}

/** Row that scrolls sideways: by touch, wheel, keyboard and two arrow buttons. */
export function Scroller({ label, step, head, children }: ScrollerProps) {
  const track = useRef<HTMLDivElement>(null);
  // Both arrows are disabled until the row has been measured.
  const [hidden, setHidden] = useState({ before: false, after: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setHidden((known) =>
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
            disabled={!hidden.before}
            onClick={() => move(-step)}
            className="icon-button framed"
          >
            <Icon name="back" size={20} />
          </button>
          <button
            type="button"
            aria-label={scrolling.forth(label)}
            disabled={!hidden.after}
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
 * Class of the list in a `Scroller`: `--in-view` items at a time. The edge of the next item shows,
 * no wider than the 16 pixels of padding around its text, so that no word is cut.
 */
export const scrollerList = styles.items;
