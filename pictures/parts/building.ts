import { box, hatch } from './hatching.ts';
import { CONTOUR, DETAIL, EDGE, n, repeat, through, type Kit, type Point } from './kit.ts';

/** A steel window of `columns` x `rows` panes; some panes stand open by `tone`. */
export function steelWindow(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  glass: string,
): string {
  const q = k.on(glass);
  const [pw, ph] = [w / columns, h / rows];
  return (
    k.rect(x, y, w, h, glass) +
    repeat(columns - 1, (i) => q.seg(x + pw * (i + 1), y, x + pw * (i + 1), y + h, EDGE)) +
    repeat(rows - 1, (i) => q.seg(x, y + ph * (i + 1), x + w, y + ph * (i + 1), EDGE)) +
    q.stroke(
      `M${n(x + pw * 0.25)} ${n(y + ph * 0.75)}l${n(pw * 0.4)} ${n(-ph * 0.45)}M${n(x + pw * 1.25)} ${n(y + ph * 1.75)}l${n(pw * 0.4)} ${n(-ph * 0.45)}`,
      DETAIL,
      k.t.fine,
    ) +
    k.rect(x - 14, y + h, w + 28, 14, k.t.sand, EDGE)
  );
}

/** A lattice beam across the whole width: two chords and zigzag. */
export function truss(k: Kit, y: number, h: number, step = 100): string {
  const points: Point[] = [];
  for (let x = -50, i = 0; x <= 1650; x += step, i += 1)
    points.push([x, i % 2 === 0 ? y + h : y]);
  return (
    k.stroke(through(points), EDGE) +
    k.rect(-30, y - 8, 1660, 16, k.t.c, EDGE) +
    k.rect(-30, y + h - 8, 1660, 16, k.t.c, EDGE)
  );
}

/** A hanging lamp: wire from `top`, shade at (x, y). The bulb is left to the scene. */
export function lamp(
  k: Kit,
  x: number,
  top: number,
  y: number,
  w: number,
  fill: string,
): string {
  return (
    k.seg(x, top, x, y, EDGE) +
    k.path(
      `M${n(x - 12)} ${n(y)}H${n(x + 12)}V${n(y + 18)}Q${n(x + w / 2)} ${n(y + 24)} ${n(x + w / 2)} ${n(y + 64)}H${n(x - w / 2)}Q${n(x - w / 2)} ${n(y + 24)} ${n(x - 12)} ${n(y + 18)}Z`,
      fill,
    ) +
    k.rect(x - w / 2 - 6, y + 62, w + 12, 10, fill, EDGE, 4)
  );
}

/** A workbench with top, legs and drawers. */
export function bench(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  drawers = 2,
  panel?: string,
): string {
  const q = k.on(fill);
  const dw = Math.min(240, w * 0.28);
  const dh = (h - 60) / 2.4;
  return (
    (panel === undefined ? '' : k.rect(x + 60, y + 30, w - 120, h - 50, panel, EDGE)) +
    k.rect(x + 34, y + 30, 34, h - 30, fill) +
    k.rect(x + w - 68, y + 30, 34, h - 30, fill) +
    k.rect(x + 68, y + h * 0.72, w - 136, 16, fill, EDGE) +
    repeat(drawers, (i) => {
      const left = i % 2 === 0 ? x + 80 : x + w - 80 - dw;
      return (
        k.rect(left, y + 34, dw, dh, fill, EDGE) +
        q.rect(left + dw / 2 - 28, y + 34 + dh / 2 - 7, 56, 14, k.t.light, DETAIL, 6)
      );
    }) +
    k.rect(x, y, w, 34, k.t.sand) +
    hatch(k.on(k.t.sand), box(x + w - 46, y, 46, 34), { gap: 10 }) +
    k
      .on(k.t.sand)
      .stroke(
        `M${n(x + 30)} ${n(y + 17)}h${n(w * 0.3)}M${n(x + w * 0.45)} ${n(y + 17)}h${n(w * 0.2)}`,
        DETAIL,
      )
  );
}

/** A bench vice standing on (x, y). */
export function vice(k: Kit, x: number, y: number, fill: string): string {
  return (
    k.rect(x - 60, y - 22, 130, 22, fill, EDGE, 4) +
    k.path(
      `M${n(x - 44)} ${n(y - 22)}L${n(x - 30)} ${n(y - 66)}H${n(x + 40)}L${n(x + 54)} ${n(y - 22)}Z`,
      fill,
      EDGE,
    ) +
    k.rect(x + 20, y - 96, 170, 20, k.t.light, EDGE) +
    k.rect(x - 70, y - 132, 84, 68, fill, CONTOUR, 6) +
    k.rect(x + 40, y - 132, 70, 68, fill, CONTOUR, 6) +
    k.rect(x + 6, y - 146, 14, 40, k.t.light, EDGE) +
    k.rect(x + 34, y - 146, 14, 40, k.t.light, EDGE) +
    k.circle(x + 194, y - 86, 15, fill, EDGE) +
    k.rect(x + 189, y - 140, 10, 108, k.t.light, EDGE, 5)
  );
}

/** A row of roof sheets: the corrugated edge of an awning. */
export function corrugated(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
): string {
  const count = Math.round(w / 34);
  return (
    k.rect(x, y, w, h, fill) +
    k.on(fill).stroke(
      repeat(count - 1, (i) => `M${n(x + ((i + 1) * w) / count)} ${n(y)}v${n(h)}`),
      DETAIL,
    )
  );
}
