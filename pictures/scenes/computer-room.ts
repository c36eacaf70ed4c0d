import { leader } from '../parts/dimensions.ts';
import { figure } from '../parts/figure.ts';
import { sceneOf } from '../parts/frame.ts';
import { gear } from '../parts/gears.ts';
import { steelWindow } from '../parts/building.ts';
import { floor } from '../parts/hatching.ts';
import { DETAIL, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { monitor, schematic, twoViews } from '../parts/indoors.ts';
import { lookOf } from '../parts/people.ts';

function plan(k: Kit, x: number, y: number, kind: number): string {
  const ink = k.on(k.t.dark);
  switch (kind % 3) {
    case 0:
      return twoViews(ink, x + 40, y + 24, ink.line);
    case 1:
      return (
        place(schematic(ink, 0, 0, ink.line), x + 60, y + 14, 0.72) +
        place(schematic(ink, 0, 0, k.t.fine), x + 270, y + 14, 0.72)
      );
    default:
      return (
        gear(ink, x + 180, y + 140, 96, 18, k.t.c, 5) +
        gear(ink, x + 342, y + 170, 74, 13, k.t.d, 9)
      );
  }
}

function station(k: Kit, x: number, kind: number, marked: boolean): string {
  const { t } = k;
  return (
    monitor(k, x, 380, 520, 320, t.dark) +
    plan(k, x + 10, 400, kind) +
    (marked
      ? k.path(`M${x + 440} 556l66 100l-44 -4l-16 42l-26 -10l16 -42l-36 -22Z`, t.sun, EDGE)
      : '') +
    k.rect(x + 60, 764, 300, 30, t.light, EDGE, 6) +
    k
      .on(t.light)
      .stroke(`M${x + 74} 774H${x + 346}M${x + 74} 784H${x + 346}`, DETAIL, undefined, '12 6') +
    k.rect(x + 400, 768, 60, 26, t.d, EDGE, 12)
  );
}

/** A computer room: plans on the screens, learners from behind or the side. */
export const computerRoom = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const learner = (seed: number, x: number, scale: number): string =>
      place(
        figure(k, {
          look: lookOf(seed + v.variant, { age: 0, hairColour: '#17110E' }),
          dress: 'polo',
          main: [t.light, t.c, t.sand][seed % 3] ?? t.light,
          accent: t.d,
          back: true,
          left: null,
          right: null,
        }),
        x,
        640,
        scale,
      );
    return (
      (second
        ? steelWindow(k, 100, 60, 600, 250, 6, 2, t.b) +
          steelWindow(k, 900, 60, 600, 250, 6, 2, t.b)
        : k.rect(470, 40, 660, 290, t.light) +
          place(twoViews(k.on(t.light), 0, 0, k.on(t.light).line), 580, 64)) +
      floor(k, 940) +
      k.rect(-20, 794, 1640, 30, t.sand) +
      k.rect(80, 824, 40, 120, t.d) +
      k.rect(780, 824, 40, 120, t.d) +
      k.rect(1480, 824, 40, 120, t.d) +
      station(k, 130, v.variant, !second) +
      station(k, 950, v.variant + 1, second) +
      k.rect(690, 560, 120, 234, t.b, EDGE, 6) +
      k.on(t.b).stroke(
        repeat(5, (i) => `M708 ${590 + i * 16}h84`),
        DETAIL,
      ) +
      k.circle(750, 740, 12, t.light, EDGE) +
      (second
        ? place(
            figure(k, {
              look: lookOf(v.variant + 4),
              dress: 'shirt',
              main: t.light,
              accent: t.d,
              turn: -0.9,
              left: [-170, 250],
              right: [90, 340],
              standing: true,
            }),
            840,
            480,
            1.05,
          ) +
          learner(2, 330, 1.1) +
          learner(5, 1250, 1.1)
        : learner(1, 390, 1.2) + learner(4, 1210, 1.2)) +
      leader(k, 500, 470, 690, 400, 24)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.6, x: 480, y: 560 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.4, x: 900, y: 600 },
    ],
  },
);
