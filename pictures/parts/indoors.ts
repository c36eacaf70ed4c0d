import { CONTOUR, DETAIL, EDGE, n, repeat, type Kit } from './kit.ts';

/** A desktop screen on its foot: top left at (x, y); the content is left to the scene. */
export function monitor(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string,
): string {
  const { t } = k;
  return (
    k.rect(x + w / 2 - 18, y + h, 36, 44, t.d, EDGE) +
    k.rect(x + w / 2 - 74, y + h + 40, 148, 14, t.d, EDGE, 5) +
    k.rect(x, y, w, h, t.d, CONTOUR, 10) +
    k.rect(x + 14, y + 14, w - 28, h - 28, glass, EDGE, 4)
  );
}

/** A board on the wall with a tray. */
export function board(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
): string {
  return (
    k.rect(x - 12, y - 12, w + 24, h + 24, k.t.sand) +
    k.rect(x, y, w, h, fill, EDGE) +
    k.rect(x + 40, y + h + 12, w - 80, 16, k.t.sand, EDGE, 4)
  );
}

/** The schematic of a motor starter: three lines, contacts, motor. About 240 x 330. */
export function schematic(k: Kit, x: number, y: number, colour: string): string {
  const lines = repeat(3, (i) => {
    const left = x + 60 + i * 60;
    return `M${left} ${y}v50l-22 44M${left} ${y + 100}v40M${left - 16} ${y + 140}h32v44h-32ZM${left} ${y + 184}L${n(x + 120 + (i - 1) * 26)} ${y + 236}`;
  });
  return k.stroke(
    `${lines}M${x + 120} ${y + 230}a46 46 0 1 0 .1 0M${x + 30} ${y + 72}h140`,
    EDGE,
    colour,
  );
}

/** A part drawn in two views with axes, about 420 x 240. */
export function twoViews(k: Kit, x: number, y: number, colour: string): string {
  return (
    k.stroke(
      `M${x} ${y + 60}H${x + 60}V${y + 20}H${x + 150}V${y + 60}H${x + 210}V${y + 180}H${x + 150}V${y + 220}H${x + 60}V${y + 180}H${x}ZM${x + 60} ${y + 60}V${y + 180}M${x + 150} ${y + 60}V${y + 180}` +
        `M${x + 420} ${y + 120}a80 80 0 1 1 -.1 -1M${x + 390} ${y + 120}a50 50 0 1 1 -.1 -1M${x + 362} ${y + 120}a22 22 0 1 1 -.1 -1`,
      EDGE,
      colour,
    ) +
    k.stroke(
      `M${x - 24} ${y + 120}H${x + 450}M${x + 340} ${y + 16}V${y + 224}`,
      DETAIL,
      colour,
      '26 8 6 8',
    )
  );
}

/** A school desk from the front, with a notebook. */
export function desk(k: Kit, x: number, y: number, w: number, h: number, fill: string): string {
  const { t } = k;
  return (
    k.rect(x + 24, y + 20, 22, h - 20, t.d, EDGE) +
    k.rect(x + w - 46, y + 20, 22, h - 20, t.d, EDGE) +
    k.rect(x + 24, y + 22, w - 48, h * 0.62, fill, EDGE) +
    k.rect(x, y, w, 26, t.sand)
  );
}

/** An open book or notebook lying flat, seen from the front. */
export function notebook(k: Kit, x: number, y: number, w: number): string {
  const { t } = k;
  return (
    k.path(
      `M${x} ${y}L${x + 16} ${y - 16}H${n(x + w / 2)}H${x + w - 16}L${x + w} ${y}Z`,
      t.light,
      EDGE,
    ) + k.on(t.light).seg(x + w / 2, y - 16, x + w / 2, y)
  );
}

/** A helmet from the side or front, 160 wide, standing on y. */
export function helmet(k: Kit, x: number, y: number, fill: string): string {
  const q = k.on(fill);
  return (
    k.path(
      `M${x - 96} ${y - 30}C${x - 100} ${y - 140} ${x - 50} ${y - 172} ${x} ${y - 172}C${x + 50} ${y - 172} ${x + 100} ${y - 140} ${x + 96} ${y - 30}Z`,
      fill,
    ) +
    k.path(
      `M${x - 26} ${y - 180}Q${x} ${y - 190} ${x + 26} ${y - 180}L${x + 30} ${y - 34}H${x - 30}Z`,
      fill,
      EDGE,
    ) +
    k.path(
      `M${x - 120} ${y - 34}Q${x} ${y - 60} ${x + 120} ${y - 34}Q${x + 134} ${y - 8} ${x + 110} ${y - 2}Q${x} ${y - 26} ${x - 110} ${y - 2}Q${x - 134} ${y - 8} ${x - 120} ${y - 34}Z`,
      fill,
    ) +
    q.stroke(
      `M${x - 62} ${y - 60}C${x - 66} ${y - 110} ${x - 54} ${y - 140} ${x - 44} ${y - 150}`,
      EDGE,
    )
  );
}

/** A fire extinguisher standing on y, 300 high. */
export function extinguisher(k: Kit, x: number, y: number, fill: string): string {
  const { t } = k;
  return (
    k.stroke(`M${x + 14} ${y - 268}Q${x + 110} ${y - 290} ${x + 92} ${y - 130}`, 13, k.line) +
    k.path(`M${x + 82} ${y - 140}H${x + 102}L${x + 110} ${y - 70}H${x + 74}Z`, t.dark, EDGE) +
    k.path(
      `M${x - 60} ${y}V${y - 180}Q${x - 60} ${y - 226} ${x - 20} ${y - 236}H${x + 20}Q${x + 60} ${y - 226} ${x + 60} ${y - 180}V${y}Z`,
      fill,
    ) +
    k.rect(x - 60, y - 24, 120, 24, t.dark, EDGE) +
    k.rect(x - 42, y - 150, 84, 84, t.light, EDGE, 4) +
    k.on(t.light).stroke(`M${x} ${y - 134}q22 24 0 52q-22 -28 0 -52`, EDGE) +
    k.rect(x - 18, y - 262, 36, 30, t.d, EDGE) +
    k.path(
      `M${x - 20} ${y - 262}L${x + 60} ${y - 300}L${x + 66} ${y - 288}L${x + 10} ${y - 258}Z`,
      t.light,
      EDGE,
    ) +
    k.circle(x - 26, y - 250, 13, t.light, EDGE)
  );
}
