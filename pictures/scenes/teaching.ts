import { dimH, leader } from '../parts/dimensions.ts';
import { figure } from '../parts/figure.ts';
import { sceneOf } from '../parts/frame.ts';
import { bearing, gear } from '../parts/gears.ts';
import { bench, steelWindow, vice } from '../parts/building.ts';
import { board, twoViews } from '../parts/indoors.ts';
import { cutRect, floor, hatch, box } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { lookOf } from '../parts/people.ts';
import { caliper } from '../parts/tools.ts';

/** A small motor cut open on the bench, foot on y. */
function demonstration(k: Kit, x: number, y: number, mark: string): string {
  const { t } = k;
  return (
    k.rect(x - 150, y - 34, 80, 34, t.c, EDGE) +
    k.rect(x + 70, y - 34, 80, 34, t.c, EDGE) +
    k.rect(x - 170, y - 200, 340, 168, t.c, CONTOUR, 8) +
    cutRect(k, x - 170, y - 200, 340, 22, t.d, { gap: 12 }) +
    k.rect(x - 110, y - 172, 220, 40, mark, EDGE) +
    k.on(t.sand).stroke(
      repeat(10, (i) => `M${x - 96 + i * 21} ${y - 172}v40`),
      DETAIL,
    ) +
    k.rect(x - 110, y - 124, 220, 38, t.light, EDGE) +
    k.rect(x - 220, y - 120, 480, 30, t.light, EDGE) +
    k.on(t.c).stroke(
      repeat(3, (i) => `M${x - 150} ${y - 76 + i * 14}h300`),
      EDGE,
    ) +
    bearing(k, x + 196, y - 105, 46, t.d)
  );
}

/** A teacher with apprentices round a machine. */
export const teaching = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const s = v.variant * 3;
    const helmeted = { headgear: 'helmet', headgearColour: t.light } as const;
    const teacher = figure(k, {
      look: lookOf(s + 4, {
        age: v.flag(1) ? 2 : 1,
        headgear: 'none',
        ...(v.flag(1) ? { hairColour: '#8B8780' } : {}),
      }),
      dress: second ? 'jacket' : 'shirt',
      main: second ? t.d : t.light,
      accent: second ? t.light : t.d,
      turn: second ? -0.7 : 0.7,
      left: second ? [-210, 250] : [-110, 330],
      right: second ? [110, 330] : [200, 262],
    });
    const apprentice = (
      seed: number,
      turn: number,
      main: string,
      extra: object,
      left: readonly [number, number] | null,
      right: readonly [number, number] | null,
    ): string =>
      figure(k, {
        look: lookOf(seed + s, { age: 0, beard: 'none', hairColour: '#17110E', ...extra }),
        dress: 'overall',
        main,
        accent: t.light,
        turn,
        left,
        right,
      });
    return (
      k.rect(-20, -20, 1640, 960, t.a, 0) +
      (second
        ? repeat(2, (i) => steelWindow(k, 90 + i * 820, 80, 600, 280, 6, 3, t.b))
        : board(k, 90, 90, 560, 290, t.dark) +
          place(twoViews(k.on(t.dark), 0, 0, k.on(t.dark).line), 160, 112) +
          steelWindow(k, 840, 80, 660, 260, 7, 2, t.b)) +
      floor(k, 950, t.ground) +
      (second
        ? place(teacher, 1010, 330, 1.12) +
          place(apprentice(1, 0.7, t.c, helmeted, [-90, 320], [150, 290]), 330, 390, 1.02) +
          place(apprentice(2, 0.4, t.d, {}, [-60, 320], [100, 300]), 600, 380, 1.02) +
          place(apprentice(7, -0.7, t.c, helmeted, [-130, 280], [80, 330]), 1330, 400, 1.02)
        : place(teacher, 420, 320, 1.14) +
          place(
            apprentice(3, -0.7, t.c, { glasses: 'safety' }, [-150, 290], [60, 320]),
            1000,
            380,
            1.04,
          ) +
          place(apprentice(6, -0.6, t.d, helmeted, [-110, 300], [100, 330]), 1270, 370, 1.04)) +
      bench(k, 60, 730, 1480, 230, t.c, 2, t.b) +
      (second
        ? vice(k, 330, 730, t.d) +
          gear(k, 700, 622, 104, 20, t.sun, v.variant * 5) +
          place(caliper(k, 90, t.light, t.c), 1080, 700, 0.42)
        : demonstration(k, 720, 730, t.sun) +
          gear(k, 1340, 660, 66, 14, t.light, 4) +
          place(caliper(k, 60, t.light, t.c), 130, 704, 0.4)) +
      hatch(k, box(60, 960, 1480, 10), { gap: 20, colour: t.fine }) +
      (second ? dimH(k, 596, 804, 480, 510) : leader(k, 620, 580, 560, 470, 22)) +
      k.rect(0, 0, 0, 0, t.a, EDGE)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 760, y: 480 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 900, y: 460 },
    ],
  },
);
