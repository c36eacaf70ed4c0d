import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { timings } from '../../ui/timings.ts';
import { useReducedMotion } from '../../ui/use-browser-state.ts';

/** `index` modulo `count`: -1 is the last one. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Distance of a swipe, in pixels. */
const swipePx = 40;

/** The state of a carousel of `count` pictures, and its controls. */
export function useCarousel(count: number) {
  const [shown, setShown] = useState(0);
  // Pictures are fetched shortly before they can be seen, never with the page.
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const start = useRef<number>(undefined);
  const isStill = useReducedMotion();
  const isRunning = !isStill && !isPaused && !isHovered && !isFocused;

  const prepare = (index: number) =>
    setWanted((known) => {
      const near = [index - 1, index, index + 1].map((other) => wrapIndex(other, count));
      return near.every((other) => known.has(other)) ? known : new Set([...known, ...near]);
    });
  const show = (index: number) => {
    setShown(wrapIndex(index, count));
    prepare(index);
  };

  useEffect(() => {
    if (!isRunning) return;
    const soon = setTimeout(
      () => setWanted((known) => new Set(known).add(wrapIndex(shown + 1, count))),
      timings.carouselMs / 2,
    );
    const then = setTimeout(() => setShown(wrapIndex(shown + 1, count)), timings.carouselMs);
    return () => {
      clearTimeout(soon);
      clearTimeout(then);
    };
  }, [isRunning, shown, count]);

  return {
    shown,
    wanted,
    isPaused,
    isRunning,
    show,
    togglePause: () => setIsPaused((paused) => !paused),
    /** Handlers of the whole carousel. */
    attention: {
      onPointerEnter: (event: PointerEvent) => {
        prepare(shown);
        setIsHovered(event.pointerType === 'mouse');
      },
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => {
        prepare(shown);
        setIsFocused(true);
      },
      onBlur: () => setIsFocused(false),
    },
    /** Handlers of the pictures, for swipes. */
    swipe: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
      },
      onPointerCancel: () => {
        start.current = undefined;
      },
      onPointerUp: (event: PointerEvent) => {
        const moved = event.clientX - (start.current ?? event.clientX);
        start.current = undefined;
        if (Math.abs(moved) >= swipePx) show(moved < 0 ? shown + 1 : shown - 1);
      },
    },
  };
}
