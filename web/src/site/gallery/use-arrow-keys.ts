import { useEffect } from 'react';

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
