import { DETAIL, EDGE, n, repeat, type Kit } from './kit.ts';

/** A dial with ticks; `share` (0 to 1) is where the needle stands. `face` is the dial's fill. */
export function gauge(
  k: Kit,
  x: number,
  y: number,
  r: number,
  share: number,
  face = k.t.light,
): string {
  const q = k.on(face);
  const at = (part: number, radius: number): string => {
    const angle = ((135 + part * 270) * Math.PI) / 180;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  };
  return (
    k.circle(x, y, r, k.t.d) +
    q.circle(x, y, r * 0.84, face, EDGE) +
    repeat(11, (i) =>
      q.stroke(
        `M${at(i / 10, r * 0.74)}L${at(i / 10, r * (i % 5 === 0 ? 0.52 : 0.62))}`,
        i % 5 === 0 ? EDGE : DETAIL,
      ),
    ) +
    q.stroke(`M${at(share + 2 / 3, r * 0.18)}L${at(share, r * 0.58)}`, EDGE + 1) +
    q.circle(x, y, r * 0.1, q.line, 0)
  );
}

/** A gauge on a short stem that stands on something at (x, y). */
export function gaugeOnStem(
  k: Kit,
  x: number,
  y: number,
  r: number,
  share: number,
  stem = 40,
): string {
  return (
    k.rect(x - 8, y - stem - 8, 16, stem + 8, k.t.d, EDGE) +
    k.rect(x - 16, y - 18, 32, 18, k.t.d, EDGE, 3) +
    gauge(k, x, y - stem - r, r, share)
  );
}

/** A signal lamp or push button. */
export function button(k: Kit, x: number, y: number, r: number, fill: string): string {
  return (
    k.circle(x, y, r, k.t.light, EDGE) + k.on(k.t.light).circle(x, y, r * 0.66, fill, DETAIL)
  );
}

/** A small screen with a curve on it, `phase` shifts the curve. */
export function screen(k: Kit, x: number, y: number, w: number, h: number, phase = 0): string {
  const points = repeat(25, (i) => {
    const height = Math.sin((i / 24) * Math.PI * 3 + phase) * h * 0.28;
    return `${i === 0 ? 'M' : 'L'}${n(x + w * 0.08 + (w * 0.84 * i) / 24)} ${n(y + h / 2 - height)}`;
  });
  const q = k.on(k.t.dark);
  return (
    k.rect(x, y, w, h, k.t.dark, EDGE, 6) +
    q.seg(x + w * 0.08, y + h / 2, x + w * 0.92, y + h / 2, 1.5, k.t.fine) +
    q.stroke(points, EDGE, '#B5D6C6')
  );
}

/** Ventilation slots: `count` short bars stacked from (x, y). */
export function louvres(
  k: Kit,
  x: number,
  y: number,
  w: number,
  count: number,
  gap = 16,
): string {
  return repeat(count, (i) => k.seg(x, y + i * gap, x + w, y + i * gap, EDGE));
}
