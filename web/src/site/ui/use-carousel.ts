import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { timings } from '../../ui/timings.ts';
import { useReducedMotion } from '../../ui/use-browser-state.ts';

/** `index` modulo `count`: -1 becomes the last index. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Shortest swipe, in pixels. */
const swipePx = 40;

/** State and controls of a carousel of `count` pictures. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  // Indexes to fetch: pictures load shortly before they are shown, never with the page.
  const [toLoad, setToLoad] = useState<ReadonlySet<number>>(new Set([0]));
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const swipeStart = useRef<number>(undefined);
  const isMotionReduced = useReducedMotion();
  const isRunning = !isMotionReduced && !isPaused && !isHovered && !isFocused;

  const preload = (index: number) =>
    setToLoad((known) => {
      const near = [index - 1, index, index + 1].map((other) => wrapIndex(other, count));
      return near.every((other) => known.has(other)) ? known : new Set([...known, ...near]);
    });
  const show = (index: number) => {
    setCurrent(wrapIndex(index, count));
    preload(index);
  };

  useEffect(() => {
    if (!isRunning) return;
    const prefetch = setTimeout(
      () => setToLoad((known) => new Set(known).add(wrapIndex(current + 1, count))),
      timings.carouselMs / 2,
    );
    const next = setTimeout(
      () => setCurrent(wrapIndex(current + 1, count)),
      timings.carouselMs,
    );
    return () => {
      clearTimeout(prefetch);
      clearTimeout(next);
    };
  }, [isRunning, current, count]);

  return {
    current,
    toLoad,
    isPaused,
    isRunning,
    show,
    togglePause: () => setIsPaused((paused) => !paused),
    /** Handlers of the whole carousel. */
    pauseProps: {
      onPointerEnter: (event: PointerEvent) => {
        preload(current);
        setIsHovered(event.pointerType === 'mouse');
      },
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => {
        preload(current);
        setIsFocused(true);
      },
      onBlur: () => setIsFocused(false),
    },
    /** Handlers of the pictures, for swipes. */
    swipeProps: {
      onPointerDown: (event: PointerEvent) => {
        swipeStart.current = event.clientX;
      },
      onPointerCancel: () => {
        swipeStart.current = undefined;
      },
      onPointerUp: (event: PointerEvent) => {
        const moved = event.clientX - (swipeStart.current ?? event.clientX);
        swipeStart.current = undefined;
        if (Math.abs(moved) >= swipePx) show(moved < 0 ? current + 1 : current - 1);
      },
    },
  };
}
