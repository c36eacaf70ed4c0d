import { axis } from '../parts/dimensions.ts';
import { figure } from '../parts/figure.ts';
import { sceneOf } from '../parts/frame.ts';
import { gear } from '../parts/gears.ts';
import { floor } from '../parts/hatching.ts';
import { DETAIL, EDGE, n, place, repeat, type Kit } from '../parts/kit.ts';
import { palm } from '../parts/nature.ts';
import { lookOf } from '../parts/people.ts';

/** A row of small flags on a string between two points. */
function bunting(k: Kit, x1: number, x2: number, y: number, sag: number): string {
  const { t } = k;
  const fills = [t.light, t.c, t.sand, t.d];
  const count = Math.round((x2 - x1) / 74);
  return (
    k.stroke(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}`, EDGE) +
    repeat(count, (i) => {
      const share = (i + 0.5) / count;
      const x = x1 + (x2 - x1) * share;
      const top = y + sag * 4 * share * (1 - share);
      return k.path(
        `M${n(x - 26)} ${n(top - 3)}H${n(x + 26)}L${n(x)} ${n(top + 54)}Z`,
        fills[i % 4] ?? t.c,
        DETAIL + 0.6,
      );
    })
  );
}

/** A rolled diploma with its ribbon; centre at the origin. */
function diploma(k: Kit, fill: string): string {
  return k.rect(-60, -15, 120, 30, fill, EDGE, 8) + k.rect(-9, -19, 18, 38, k.t.d, DETAIL, 3);
}

function flyingCap(k: Kit, x: number, y: number, turn: number): string {
  return place(
    k.path('M-40 4V34Q0 52 40 34V4Z', k.t.dark, EDGE) +
      k.path('M-84 0L0 -28L84 0L0 28Z', k.t.dark, EDGE) +
      k.stroke('M0 0L62 16V56', 4, k.t.sand),
    x,
    y,
    1,
    turn,
  );
}

/** The day of the diplomas. */
export const graduation = sceneOf(
  (k, v) => {
    const { t } = k;
    const count = v.pick([4, 3, 5, 4]);
    const second = v.variant % 4 >= 2;
    const gap = 1420 / count;
    const scale = count === 5 ? 1 : 1.14;
    return (
      (second
        ? k.circle(800, 470, 420, t.a, 0) +
          gear(k, 800, 440, 360, 36, t.a, v.variant) +
          k.circle(800, 440, 210, t.a, 0)
        : palm(k, 70, 900, 700, 0) + palm(k, 1530, 900, 660, 1)) +
      bunting(k, -20, 810, 60, 46) +
      bunting(k, 790, 1620, 60, 46) +
      (v.flag(3) ? flyingCap(k, 520, 220, -18) + flyingCap(k, 1090, 200, 20) : '') +
      floor(k, 930) +
      repeat(count, (i) => {
        const x = 800 + (i - (count - 1) / 2) * gap;
        const seed = i * 3 + v.variant * 2 + 1;
        const up = (i + v.variant) % 2 === 0;
        const look = lookOf(seed, {
          age: 0,
          hairColour: '#17110E',
          headgear: up || !second ? 'mortarboard' : 'none',
          headgearColour: t.dark,
        });
        const holder = i === Math.floor(count / 2);
        const hand = up ? ([150, -70] as const) : ([40, 250] as const);
        const ground = 380 + (i % 2) * 36;
        return (
          place(
            figure(k, {
              look,
              dress: 'gown',
              main: i % 2 === 0 ? t.d : t.c,
              accent: i % 2 === 0 ? t.sand : t.light,
              turn: i < count / 2 ? 0.4 : -0.4,
              left: up ? [-120, 384] : [-60, 270],
              right: hand,
              standing: true,
            }),
            x,
            ground,
            scale,
          ) +
          place(
            diploma(k, holder ? t.sun : t.light),
            x + (up ? 158 : 10) * scale,
            ground + (up ? -92 : 258) * scale,
            scale,
            up ? -24 : -12,
          )
        );
      }) +
      k.rect(-20, 880, 1640, 140, t.c) +
      k.on(t.c).stroke('M-20 910H1620', EDGE) +
      repeat(9, (i) => k.circle(80 + i * 180, 956, 22, t.sand, EDGE)) +
      axis(k, 800, 60, 800, 200)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 800, y: 480 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.35, x: 640, y: 460 },
    ],
  },
);
