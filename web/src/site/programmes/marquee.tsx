import { Pause, Play } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as styles from './marquee.module.css';

interface MarqueeProps {
  readonly text: string;
  readonly labels: { readonly hint: string; readonly pause: string; readonly play: string };
}

/** Number of repetitions that cover the curve in any font. */
const copies = 6;
const curve = 'M-40 190C180 40 420 40 720 150S1260 260 1480 90';

/** Decorative text that runs along a curve, and can be dragged and paused. */
export function Marquee({ text, labels }: MarqueeProps) {
  const curveId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const path = useRef<SVGTextPathElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const handlers = useMarquee({ svg, path }, copies, isPaused);
  return (
    <>
      <svg
        ref={svg}
        viewBox="0 0 1440 280"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        data-testid="marquee"
        {...handlers}
        className={styles.banner}
      >
        <path id={curveId} d={curve} fill="none" />
        <path d={curve} fill="none" strokeWidth="104" className={styles.ribbon} />
        <text dominantBaseline="middle" className={styles.text}>
          <textPath ref={path} href={`#${curveId}`} startOffset="0">
            {`${text}\u00A0\u00A0•\u00A0\u00A0`.repeat(copies)}
          </textPath>
        </text>
      </svg>
      <div className="container pb-6">
        <div className={`row wrapping text-sm ${styles.actions}`}>
          <button
            type="button"
            onClick={() => setIsPaused(!isPaused)}
            className="button outline"
          >
            {isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
            {isPaused ? labels.play : labels.pause}
          </button>
          <span>{labels.hint}</span>
        </div>
      </div>
    </>
  );
}

interface MarqueeElements {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly path: RefObject<SVGTextPathElement | null>;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Moves the text, written `copies` times in a row, to the position of the motion. */
function place(
  text: SVGTextPathElement | null,
  { position }: MarqueeMotion,
  copies: number,
): void {
  if (!text) return;
  const period = text.getComputedTextLength() / copies;
  text.setAttribute('startOffset', String(startOffset(position, period)));
}

/**
 * Moves a text, written `copies` times in a row, along its curve, and lets a pointer drag it. It
 * stands still under `prefers-reduced-motion` and while `isPaused`.
 */
function useMarquee({ svg, path }: MarqueeElements, copies: number, isPaused: boolean) {
  const motion = useRef(marqueeStart);
  /** Last x of the dragging pointer, in pixels of the window. */
  const pointer = useRef<number>(undefined);

  useEffect(() => {
    const preference = matchMedia(reducedMotion);
    let frame = 0;
    let before: number | undefined;
    function step(now: number) {
      if (pointer.current === undefined && before !== undefined) {
        motion.current = run(motion.current, now - before);
        place(path.current, motion.current, copies);
      }
      before = now;
      frame = requestAnimationFrame(step);
    }
    function restart() {
      cancelAnimationFrame(frame);
      before = undefined;
      if (!isPaused && !preference.matches) frame = requestAnimationFrame(step);
    }
    restart();
    preference.addEventListener('change', restart);
    return () => {
      cancelAnimationFrame(frame);
      preference.removeEventListener('change', restart);
    };
  }, [path, copies, isPaused]);

  return {
    onPointerDown: (event: PointerEvent) => {
      if (matchMedia(reducedMotion).matches) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (pointer.current === undefined) return;
      const scale = svg.current?.getScreenCTM()?.a ?? 1;
      motion.current = drag(motion.current, (event.clientX - pointer.current) / scale);
      pointer.current = event.clientX;
      place(path.current, motion.current, copies);
    },
    onPointerUp: () => {
      pointer.current = undefined;
    },
    onPointerCancel: () => {
      pointer.current = undefined;
    },
  };
}

/** Direction of the automatic motion: -1 to the left, 1 to the right. */
export type Direction = -1 | 1;

/** Position of the text along its curve, in units of the drawing, and its direction. */
interface MarqueeMotion {
  readonly position: number;
  readonly direction: Direction;
}

/** Speed of the text, in units of the drawing per second. */
export const marqueeSpeed = 90;

/** Longest time counted between two frames, in ms: the text of a hidden tab does not jump. */
const longestFrameMs = 100;

export const marqueeStart: MarqueeMotion = { position: 0, direction: -1 };

/** Motion after `elapsedMs` of running by itself. */
export function run(motion: MarqueeMotion, elapsedMs: number): MarqueeMotion {
  const seconds = Math.min(elapsedMs, longestFrameMs) / 1000;
  return { ...motion, position: motion.position + motion.direction * marqueeSpeed * seconds };
}

/** Motion after a drag by `distance`, positive to the right: it goes on in that direction. */
export function drag(motion: MarqueeMotion, distance: number): MarqueeMotion {
  if (distance === 0) return motion;
  return { position: motion.position + distance, direction: distance > 0 ? 1 : -1 };
}

/**
 * Start offset that shows `position` with a text repeated every `period`: between minus one period
 * and zero, so that the curve is always covered.
 */
export function startOffset(position: number, period: number): number {
  if (period <= 0) return 0;
  const phase = ((position % period) + period) % period;
  return phase === 0 ? 0 : phase - period;
}
