import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { drag, marqueeStart, run, startOffset } from './marquee-motion.ts';

interface MarqueeElements {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly path: RefObject<SVGTextPathElement | null>;
}

const still = '(prefers-reduced-motion: reduce)';

/**
 * Moves a text along its curve and lets a pointer drag it. The text is written `copies` times
 * in a row. Nothing moves under `prefers-reduced-motion`, nor while `isPaused`.
 */
export function useMarquee({ svg, path }: MarqueeElements, copies: number, isPaused: boolean) {
  const motion = useRef(marqueeStart);
  /** Where the pointer that drags was last, in pixels of the window. */
  const pointer = useRef<number>(undefined);

  function show() {
    const text = path.current;
    if (!text) return;
    const period = text.getComputedTextLength() / copies;
    text.setAttribute('startOffset', String(startOffset(motion.current.position, period)));
  }

  useEffect(() => {
    const preference = matchMedia(still);
    let frame = 0;
    let before: number | undefined;
    function step(now: number) {
      if (pointer.current === undefined && before !== undefined) {
        motion.current = run(motion.current, now - before);
        show();
      }
      before = now;
      frame = requestAnimationFrame(step);
    }
    function follow() {
      cancelAnimationFrame(frame);
      before = undefined;
      if (!isPaused && !preference.matches) frame = requestAnimationFrame(step);
    }
    follow();
    preference.addEventListener('change', follow);
    return () => {
      cancelAnimationFrame(frame);
      preference.removeEventListener('change', follow);
    };
    // `show` only reads references.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [copies, isPaused]);

  return {
    onPointerDown: (event: PointerEvent) => {
      if (matchMedia(still).matches) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (pointer.current === undefined) return;
      const scale = svg.current?.getScreenCTM()?.a ?? 1;
      motion.current = drag(motion.current, (event.clientX - pointer.current) / scale);
      pointer.current = event.clientX;
      show();
    },
    onPointerUp: () => {
      pointer.current = undefined;
    },
    onPointerCancel: () => {
      pointer.current = undefined;
    },
  };
}
