import { figureShape } from './head.ts';
import { CONTOUR, DETAIL, EDGE, n, repeat, type Kit, type Point } from './kit.ts';

/** One palm frond from the crown: a curved rib with a comb of leaflets cut into its lower edge. */
function frond(
  k: Kit,
  x: number,
  y: number,
  length: number,
  rise: number,
  side: number,
  fill: string,
): string {
  const along = (share: number): Point => [
    x + side * length * share,
    y - rise * Math.sin(share * 2.2) + length * 0.62 * share ** 2.6,
  ];
  const top = Array.from({ length: 10 }, (_, i) => along(i / 9));
  let d = top.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`).join('');
  for (let i = 8; i > 0; i -= 1) {
    const [px, py] = along(i / 9);
    const hang = Math.sin((i / 9) * Math.PI) * length * 0.3 + 14;
    const [qx, qy] = along((i - 0.5) / 9);
    d += `L${n(px + side * hang * 0.3)} ${n(py + hang)}L${n(qx)} ${n(qy + hang * 0.35)}`;
  }
  return (
    figureShape(k, `${d}Z`, fill, 2.8) +
    k
      .on(fill)
      .stroke(
        top.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${n(px)} ${n(py + 6)}`).join(''),
        DETAIL,
      )
  );
}

/** A coconut palm: foot at (x, y), `h` high. */
export function palm(k: Kit, x: number, y: number, h: number, seed = 0): string {
  const { t } = k;
  const bend = (seed % 2 === 0 ? 1 : -1) * h * 0.1;
  const [cx, cy] = [x + bend, y - h];
  const size = h * 0.42;
  return (
    k.path(
      `M${x - h * 0.05} ${y}Q${x - h * 0.02} ${y - h * 0.5} ${n(cx - h * 0.022)} ${n(cy)}H${n(cx + h * 0.022)}Q${x + h * 0.03} ${y - h * 0.5} ${x + h * 0.05} ${y}Z`,
      t.sand,
      CONTOUR,
    ) +
    k.on(t.sand).stroke(
      repeat(9, (i) => {
        const share = (i + 1) / 10;
        const mid = x + bend * share ** 2;
        const w = h * (0.045 - 0.024 * share);
        return `M${n(mid - w * 0.8)} ${n(y - h * share)}q${n(w * 0.8)} 7 ${n(w * 1.6)} 0`;
      }),
      DETAIL,
    ) +
    frond(k, cx, cy, size * 0.9, size * 0.1, 1, t.b) +
    frond(k, cx, cy, size * 0.9, size * 0.1, -1, t.b) +
    frond(k, cx, cy, size * 1.1, size * 0.5, -1, t.c) +
    frond(k, cx, cy, size * 1.1, size * 0.5, 1, t.c) +
    frond(k, cx, cy, size * 0.7, size * 0.86, 1, t.d) +
    frond(k, cx, cy, size * 0.66, size * 0.84, -1, t.d) +
    repeat(3, (i) =>
      k.circle(
        cx - h * 0.04 + i * h * 0.04,
        cy + h * 0.025 + (i % 2) * h * 0.02,
        h * 0.025,
        t.sand,
        DETAIL,
      ),
    )
  );
}

/** A broad mango tree: foot at (x, y), crown radius about `r`. */
export function tree(k: Kit, x: number, y: number, r: number, fill: string): string {
  const cy = y - r * 1.7;
  const q = k.on(fill);
  return (
    k.path(
      `M${n(x - r * 0.16)} ${y}Q${n(x - r * 0.08)} ${n(y - r * 0.5)} ${n(x - r * 0.3)} ${n(cy + r * 0.4)}H${n(x + r * 0.3)}Q${n(x + r * 0.08)} ${n(y - r * 0.5)} ${n(x + r * 0.16)} ${y}Z`,
      k.t.sand,
      CONTOUR,
    ) +
    k.path(
      `M${n(x - r * 0.95)} ${n(cy + r * 0.45)}Q${n(x - r * 1.35)} ${n(cy)} ${n(x - r * 0.9)} ${n(cy - r * 0.3)}Q${n(x - r * 0.8)} ${n(cy - r * 0.85)} ${n(x - r * 0.25)} ${n(cy - r * 0.75)}Q${n(x + r * 0.2)} ${n(cy - r * 1.1)} ${n(x + r * 0.6)} ${n(cy - r * 0.65)}Q${n(x + r * 1.15)} ${n(cy - r * 0.55)} ${n(x + r * 1.05)} ${n(cy)}Q${n(x + r * 1.25)} ${n(cy + r * 0.5)} ${n(x + r * 0.7)} ${n(cy + r * 0.55)}Q${n(x)} ${n(cy + r * 0.75)} ${n(x - r * 0.95)} ${n(cy + r * 0.45)}Z`,
      fill,
      CONTOUR,
    ) +
    q.stroke(
      repeat(
        7,
        (i) =>
          `M${n(x - r * 0.7 + ((i * 37) % 100) * r * 0.013)} ${n(cy - r * 0.35 + ((i * 53) % 70) * r * 0.011)}q${n(r * 0.1)} ${n(-r * 0.12)} ${n(r * 0.2)} 0`,
      ),
      EDGE,
    )
  );
}

/** A low hedge or bush line from x to x + w standing on y. */
export function hedge(k: Kit, x: number, y: number, w: number, fill: string): string {
  const count = Math.max(2, Math.round(w / 60));
  return k.path(
    `M${x} ${y}${repeat(count, () => `q${n(w / count / 2)} -64 ${n(w / count)} 0`)}Z`,
    fill,
    EDGE,
  );
}
