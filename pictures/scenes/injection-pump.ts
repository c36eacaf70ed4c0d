import { bolt, boltCircle } from '../parts/fasteners.ts';
import { axis, dimH, dimV, leader } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { gear, spring } from '../parts/gears.ts';
import { bench } from '../parts/building.ts';
import { cutRect, floor } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { pipe } from '../parts/pipes.ts';
import { screwdriver, spanner } from '../parts/tools.ts';

/** One pumping element over its cam; `turn` in degrees. */
function element(k: Kit, x: number, turn: number, marked: boolean): string {
  const { t } = k;
  const lift = 16 * (1 - Math.cos((turn * Math.PI) / 180));
  return (
    k.rect(x - 44, 330, 88, 330, t.a, EDGE) +
    spring(k, x, 450, 120 - lift, 66, 5, t.d) +
    k.rect(x - 15, 300, 30, 270 - lift, t.light, EDGE) +
    k.rect(x - 40, 566 - lift, 80, 44, t.sand, EDGE, 5) +
    k.circle(x, 622 - lift, 28, t.light, EDGE) +
    `<g transform="rotate(${turn} ${x} 690)">${k.path(`M${x} 640C${x + 60} 640 ${x + 50} 730 ${x} 736C${x - 50} 730 ${x - 60} 640 ${x} 640Z`, t.d, EDGE)}</g>` +
    k.circle(x, 700, 16, t.light, EDGE) +
    cutRect(k, x - 40, 240, 24, 130, t.d, { gap: 9 }) +
    cutRect(k, x + 16, 240, 24, 130, t.d, { gap: 9 }) +
    k.rect(x - 15, 252, 30, 46, t.light, EDGE) +
    k.rect(x - 38, 178, 76, 68, marked ? t.sun : t.c, EDGE, 4) +
    k.rect(x - 26, 140, 52, 42, t.light, EDGE, 3) +
    axis(k, x, 110, x, 760)
  );
}

/** An injector lying free, tip downwards, from (x, y). */
function injector(k: Kit, x: number, y: number): string {
  const { t } = k;
  return (
    k.rect(x - 18, y, 36, 50, t.light, EDGE, 4) +
    k.rect(x - 34, y + 46, 68, 120, t.c, CONTOUR, 6) +
    k.on(t.c).stroke(`M${x - 12} ${y + 50}V${y + 160}M${x + 12} ${y + 50}V${y + 160}`, DETAIL) +
    k.rect(x - 24, y + 164, 48, 70, t.d, EDGE) +
    k.path(
      `M${x - 15} ${y + 234}H${x + 15}V${y + 280}L${x} ${y + 300}L${x - 15} ${y + 280}Z`,
      t.light,
      EDGE,
    )
  );
}

/** An in-line injection pump in section, with its lines and injectors. */
export const injectionPump = sceneOf(
  (k, v) => {
    const { t } = k;
    const count = v.pick([4, 3, 3, 4]);
    const gap = count === 4 ? 150 : 190;
    const left = 420;
    const xs = Array.from({ length: count }, (_, i) => left + i * gap);
    const right = left + (count - 1) * gap;
    const lone = v.variant % 4 >= 2;
    return (
      floor(k, 960) +
      k.path(
        `M${left - 110} 330H${right + 110}V760Q${right + 110} 790 ${right + 80} 790H${left - 80}Q${left - 110} 790 ${left - 110} 760Z`,
        t.c,
      ) +
      k.rect(left - 90, 630, right - left + 180, 140, t.dark) +
      k.rect(left - 110, 430, right - left + 220, 26, t.light, EDGE) +
      k.on(t.light).stroke(
        repeat(Math.floor((right - left + 200) / 16), (i) => `M${left - 100 + i * 16} 430v26`),
        1.6,
      ) +
      k.rect(left - 180, 678, right - left + 400, 44, t.light) +
      xs
        .map((x, i) => element(k, x, (v.variant * 40 + i * (360 / count)) % 360, i === 1))
        .join('') +
      xs
        .map((x, i) =>
          pipe(
            k,
            [
              [x, 140],
              [x, 90 - i * 14],
              [1280 + (lone ? 0 : i * 64), 90 - i * 14],
              [1280 + (lone ? 0 : i * 64), lone ? 60 : 190],
            ],
            16,
            t.sand,
          ),
        )
        .slice(0, lone ? 1 : count)
        .join('') +
      (lone
        ? xs
            .slice(1)
            .map((x) => k.circle(x, 128, 14, t.dark, EDGE))
            .join('') +
          place(injector(k, 0, 0), 1330, 190, 1.9) +
          dimV(k, 190, 760, 1500, 1420)
        : xs.map((_, i) => injector(k, 1280 + i * 64, 190)).join('')) +
      // governor and drive
      k.path(
        `M${left - 110} 420H${left - 240}Q${left - 300} 420 ${left - 300} 480V740Q${left - 300} 790 ${left - 250} 790H${left - 110}Z`,
        t.b,
      ) +
      boltCircle(k, left - 200, 610, 74, 6, 12, t.light) +
      k.circle(left - 200, 610, 46, t.d, EDGE) +
      k.tube(`M${left - 220} 430L${left - 260} 300`, 18, t.light, 3) +
      k.circle(left - 262, 292, 18, t.dark, EDGE) +
      gear(k, right + 210, 700, 108, 22, t.d, v.variant * 8) +
      bolt(k, right + 210, 700, 22, t.light) +
      bench(k, 60, 800, 1480, 200, t.b, 2) +
      (v.flag(2)
        ? place(spanner(k, t.d), 1120, 782, 0.72)
        : place(screwdriver(k, t.c), 1140, 780, 0.8)) +
      dimH(k, xs[0] ?? 0, xs[1] ?? 0, 40, 120) +
      leader(k, left - 60, 443, left - 180, 250, 24) +
      axis(k, left - 330, 700, right + 360, 700)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.6, x: 600, y: 430 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.5, x: 560, y: 560 },
    ],
  },
);
