import { bolt, boltCircle } from './fasteners.ts';
import { gauge } from './gauges.ts';
import { wheel } from './gears.ts';
import { CONTOUR, DETAIL, EDGE, n, repeat, type Kit } from './kit.ts';
import { pipe } from './pipes.ts';

/** Finned coil with its return bends and one or two fans in front. */
export function exchanger(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  fans: number,
  turn: number,
): string {
  const { t } = k;
  const q = k.on(t.b);
  const r = Math.min(h * 0.42, (w / fans) * 0.42);
  return (
    k.rect(x, y, w, h, t.c, CONTOUR, 8) +
    k.rect(x + 18, y + 18, w - 36, h - 36, t.b, EDGE) +
    q.stroke(
      repeat(
        Math.floor((w - 50) / 13),
        (i) => `M${n(x + 30 + i * 13)} ${y + 20}V${y + h - 20}`,
      ),
      1.8,
      t.fine,
    ) +
    repeat(fans, (i) => {
      const cx = x + (w / fans) * (i + 0.5);
      const cy = y + h / 2;
      return (
        k.circle(cx, cy, r, t.a) +
        repeat(
          4,
          (b) =>
            `<g transform="rotate(${b * 90 + turn} ${n(cx)} ${cy})">${k.path(`M${n(cx)} ${cy}C${n(cx - r * 0.1)} ${cy - r * 0.5} ${n(cx + r * 0.1)} ${cy - r * 0.86} ${n(cx + r * 0.5)} ${cy - r * 0.76}C${n(cx + r * 0.6)} ${cy - r * 0.5} ${n(cx + r * 0.3)} ${cy - r * 0.2} ${n(cx)} ${cy}Z`, t.light, EDGE)}</g>`,
        ) +
        k.circle(cx, cy, r * 0.18, t.d, EDGE) +
        k.circle(cx, cy, r * 0.66, undefined, DETAIL) +
        k.circle(cx, cy, r, undefined, EDGE)
      );
    })
  );
}

/** A reciprocating compressor with its heads and oil glass. */
export function compressor(k: Kit, x: number, y: number): string {
  const { t } = k;
  const q = k.on(t.c);
  return (
    k.rect(x + 10, y + 240, 90, 40, t.d) +
    k.rect(x + 300, y + 240, 90, 40, t.d) +
    k.path(
      `M${x} ${y + 90}Q${x} ${y + 60} ${x + 30} ${y + 60}H${x + 370}Q${x + 400} ${y + 60} ${x + 400} ${y + 90}V${y + 210}Q${x + 400} ${y + 246} ${x + 360} ${y + 246}H${x + 40}Q${x} ${y + 246} ${x} ${y + 210}Z`,
      t.c,
    ) +
    repeat(
      2,
      (i) =>
        k.rect(x + 40 + i * 180, y - 20, 140, 84, t.d, CONTOUR, 6) +
        k.on(t.d).stroke(
          repeat(4, (f) => `M${x + 40 + i * 180} ${y - 4 + f * 16}h140`),
          DETAIL,
        ) +
        k.rect(x + 30 + i * 180, y - 36, 160, 22, t.light, EDGE, 4),
    ) +
    boltCircle(k, x + 110, y + 156, 52, 6, 11, t.light) +
    k.circle(x + 110, y + 156, 34, t.light, EDGE) +
    q.circle(x + 110, y + 156, 72, undefined, DETAIL) +
    k.circle(x + 280, y + 180, 26, t.dark, EDGE) +
    q.stroke(`M${x + 258} ${y + 188}H${x + 302}`, EDGE) +
    bolt(k, x + 350, y + 110, 16, t.light) +
    wheel(k, x + 440, y + 156, 116, 5, t.d, 12)
  );
}

/** The liquid receiver with its sight glass. */
export function receiver(k: Kit, x: number, y: number): string {
  const { t } = k;
  return (
    k.rect(x + 60, y + 92, 50, 60, t.d) +
    k.rect(x + 250, y + 92, 50, 60, t.d) +
    k.rect(x, y, 360, 110, t.b, CONTOUR, 55) +
    k.on(t.b).stroke(`M${x + 54} ${y}V${y + 110}M${x + 306} ${y}V${y + 110}`, EDGE) +
    k.circle(x + 180, y + 55, 24, t.light, EDGE) +
    k.circle(x + 180, y + 55, 11, t.dark, DETAIL)
  );
}

/** The two-gauge manifold of a refrigeration fitter; `face` is the fill of the hot side's dial. */
export function manifold(k: Kit, x: number, y: number, face: string): string {
  const { t } = k;
  return (
    pipe(
      k,
      [
        [x - 60, y + 110],
        [x - 60, y + 250],
        [x - 190, y + 300],
        [x - 190, y + 420],
      ],
      16,
      t.light,
    ) +
    pipe(
      k,
      [
        [x + 60, y + 110],
        [x + 60, y + 270],
        [x + 160, y + 320],
        [x + 160, y + 420],
      ],
      16,
      t.d,
    ) +
    pipe(
      k,
      [
        [x, y + 110],
        [x, y + 300],
      ],
      16,
      t.sand,
    ) +
    k.rect(x - 130, y + 64, 260, 56, t.d, CONTOUR, 8) +
    k.rect(x - 176, y + 74, 46, 36, t.light, EDGE, 5) +
    k.rect(x + 130, y + 74, 46, 36, t.light, EDGE, 5) +
    gauge(k, x - 76, y, 68, 0.32) +
    gauge(k, x + 76, y, 68, 0.68, face)
  );
}
