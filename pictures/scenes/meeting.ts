import { dimH } from '../parts/dimensions.ts';
import { figure, type Dress } from '../parts/figure.ts';
import { sceneOf } from '../parts/frame.ts';
import { gear } from '../parts/gears.ts';
import { steelWindow } from '../parts/building.ts';
import { helmet, notebook, twoViews } from '../parts/indoors.ts';
import { floor } from '../parts/hatching.ts';
import { CONTOUR, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { palm } from '../parts/nature.ts';
import { lookOf } from '../parts/people.ts';

function cup(k: Kit, x: number, y: number): string {
  return (
    k.stroke(`M${x + 26} ${y - 40}q26 0 22 16q-4 12 -24 12`, EDGE) +
    k.path(`M${x - 26} ${y - 48}H${x + 28}L${x + 20} ${y}H${x - 18}Z`, k.t.light, EDGE)
  );
}

/** The centre's team and a company round a table; or shaking hands over a plan. */
export const meeting = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const s = v.variant * 2;
    const seat = (i: number): { dress: Dress; main: string; accent: string } =>
      (
        [
          { dress: 'suit', main: t.dark, accent: t.c },
          { dress: 'pagne', main: t.sand, accent: t.d },
          { dress: 'shirt', main: t.light, accent: t.d },
          { dress: 'jacket', main: t.c, accent: t.light },
        ] as const
      )[i % 4] ?? { dress: 'shirt', main: t.light, accent: t.d };
    const wall = k.rect(-20, -20, 1640, 1040, t.a, 0) + floor(k, 930, t.ground);
    if (second) {
      return (
        wall +
        steelWindow(k, 90, 80, 420, 330, 3, 3, t.b) +
        steelWindow(k, 1090, 80, 420, 330, 3, 3, t.b) +
        k.rect(600, 70, 400, 260, t.light) +
        place(gear(k, 0, 0, 92, 18, t.c, 3), 740, 210) +
        place(gear(k, 0, 0, 58, 11, t.sun, 8), 874, 180) +
        place(
          figure(k, {
            look: lookOf(s + 2, { age: 1 }),
            ...seat(s + 2),
            trousers: t.dark,
            turn: 0.8,
            left: [-110, 340],
            right: [232, 260],
            standing: true,
          }),
          520,
          320,
          0.86,
        ) +
        place(
          figure(k, {
            look: lookOf(s + 5, { age: 1 }),
            ...seat(s + 1),
            trousers: t.dark,
            turn: -0.8,
            left: [-232, 260],
            right: [110, 340],
            standing: true,
          }),
          920,
          320,
          0.86,
        ) +
        place(
          figure(k, {
            look: lookOf(s + 8, { age: 0, headgear: 'helmet', headgearColour: t.light }),
            dress: 'overall',
            main: t.d,
            accent: t.light,
            turn: -0.6,
            left: [-40, 290],
            right: [60, 300],
            standing: true,
          }),
          1280,
          350,
          0.82,
        ) +
        place(
          figure(k, {
            look: lookOf(s + 7, { age: 0 }),
            dress: 'overall',
            main: t.c,
            accent: t.light,
            turn: 0.6,
            left: [-60, 300],
            right: [50, 290],
            standing: true,
          }),
          190,
          360,
          0.8,
        )
      );
    }
    return (
      wall +
      steelWindow(k, 980, 70, 520, 300, 5, 3, t.b) +
      k.rect(110, 70, 620, 330, t.light) +
      place(twoViews(k.on(t.light), 0, 0, k.on(t.light).line), 200, 110, 1) +
      dimH(k, 200, 410, 364, 330) +
      palm(k, 1500, 760, 330, v.variant) +
      k.path('M1440 740H1560L1540 840H1460Z', t.sand, CONTOUR) +
      repeat(4, (i) => {
        const turn = [0.7, 0.5, -0.5, -0.7][i] ?? 0;
        return place(
          figure(k, {
            look: lookOf(i * 5 + s + 1, {
              age: i === 3 ? 2 : 1,
              ...(i === 3 ? {} : { hairColour: '#17110E' }),
            }),
            ...seat(i + v.variant),
            turn,
            left: i === 2 ? [-150, 200] : [-90, 290],
            right: i === 1 ? [150, 220] : [80, 290],
          }),
          290 + i * 340,
          400 + (i % 2) * 10,
          1.1,
        );
      }) +
      k.path('M90 740H1510L1580 830H20Z', t.sand) +
      k.rect(20, 830, 1560, 56, t.sand) +
      k.rect(220, 870, 60, 160, t.d) +
      k.rect(1320, 870, 60, 160, t.d) +
      k.path('M560 808L620 754H990L1050 808Z', t.light, EDGE) +
      k
        .on(t.light)
        .stroke(
          'M660 790h90l16 -18h-80ZM820 780a36 12 0 1 0 72 0a36 12 0 1 0 -72 0M640 798h360',
          EDGE,
        ) +
      helmet(k, 1220, 800, t.sun) +
      cup(k, 470, 800) +
      notebook(k, 220, 800, 180)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 760, y: 560 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.35, x: 740, y: 480 },
    ],
  },
);
