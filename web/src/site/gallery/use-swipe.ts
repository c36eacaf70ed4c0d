import { useEffect, useRef, type PointerEvent } from 'react';

/** Distance of a swipe, in pixels. */
const swipeDistancePx = 48;

/** Handlers that call `move` with 1 for a swipe to the left and -1 for one to the right. */
export function useSwipe(move: (step: number) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger zooms.
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const along = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < swipeDistancePx || Math.abs(across) < Math.abs(along)) return;
      move(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}

/**
 * Calls `move` with 1 for the right arrow and -1 for the left one, wherever the focus is:
 * a click on the photo takes it off the buttons.
 */
export function useArrowKeys(move: (step: number) => void): void {
  useEffect(() => {
    const follow = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1);
      if (key === 'ArrowLeft') move(-1);
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [move]);
}
