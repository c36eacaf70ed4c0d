/** Which way the banner runs by itself: -1 to the left, 1 to the right. */
export type Direction = -1 | 1;

/** Position of the text along its curve, in units of the drawing, and its direction. */
export interface MarqueeMotion {
  readonly position: number;
  readonly direction: Direction;
}

/** How far the text runs in a second, in units of the drawing. */
export const marqueeSpeed = 90;

/** A pause between two frames counts no longer than this, in ms: a hidden tab does not jump. */
const longestFrameMs = 100;

/** At first the text runs to the left. */
export const marqueeStart: MarqueeMotion = { position: 0, direction: -1 };

/** The motion after `elapsedMs` of running by itself. */
export function run(motion: MarqueeMotion, elapsedMs: number): MarqueeMotion {
  const seconds = Math.min(elapsedMs, longestFrameMs) / 1000;
  return { ...motion, position: motion.position + motion.direction * marqueeSpeed * seconds };
}

/** The motion after a drag by `distance`, positive to the right; the direction stays. */
export function drag(motion: MarqueeMotion, distance: number): MarqueeMotion {
  if (distance === 0) return motion;
  return { position: motion.position + distance, direction: distance > 0 ? 1 : -1 };
}

/**
 * The start offset that shows `position` with a text repeated every `period`: between minus
 * one period and zero, so that the curve is always covered.
 */
export function startOffset(position: number, period: number): number {
  if (period <= 0) return 0;
  const phase = ((position % period) + period) % period;
  return phase === 0 ? 0 : phase - period;
}
