import { boltCircle } from '../parts/fasteners.ts';
import { axis, dimH, dimV, sweep } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { gaugeOnStem } from '../parts/gauges.ts';
import { cutRect, hatch } from '../parts/hatching.ts';
import { CONTOUR, EDGE, n, place, repeat, type Kit } from '../parts/kit.ts';
import { flange, gateValve, pipe } from '../parts/pipes.ts';

function water(k: Kit, x: number, y: number, w: number, h: number): string {
  const { t } = k;
  const wave = repeat(Math.floor(w / 60), () => 'q15 -16 30 0t30 0');
  return (
    k.path(`M${x} ${y}${wave}L${x + w} ${y}V${y + h}H${x}Z`, t.b, EDGE) +
    k.on(t.b).stroke(
      repeat(4, (i) => `M${n(x + 40 + i * w * 0.2)} ${y + 50 + (i % 3) * 46}q15 -12 30 0t30 0`),
      EDGE,
      t.fine,
    )
  );
}

/** A centrifugal pump with its volute, on a plinth, driven by a motor on the right. */
function pumpSet(k: Kit, x: number, y: number, fill: string): string {
  const { t } = k;
  return (
    k.rect(x - 130, y + 130, 620, 40, t.d) +
    k.rect(x + 140, y - 24, 90, 48, t.light) +
    k.rect(x + 200, y - 90, 270, 190, t.c, CONTOUR, 12) +
    k.on(t.c).stroke(
      repeat(7, (i) => `M${x + 220} ${y - 64 + i * 22}H${x + 420}`),
      EDGE,
    ) +
    k.rect(x + 440, y - 80, 40, 170, t.b, EDGE, 10) +
    k.rect(x + 280, y - 130, 100, 44, t.b, EDGE, 5) +
    k.rect(x + 220, y + 100, 60, 32, t.c, EDGE) +
    k.rect(x + 390, y + 100, 60, 32, t.c, EDGE) +
    k.path(
      `M${x - 60} ${y + 132}L${x - 40} ${y + 70}H${x + 60}L${x + 80} ${y + 132}Z`,
      fill,
      EDGE,
    ) +
    k.path(
      `M${x + 50} ${y - 250}V${y - 100}A124 124 0 1 1 ${x - 30} ${y - 120}V${y - 250}Z`,
      fill,
    ) +
    k.circle(x, y, 84, t.light) +
    boltCircle(k, x, y, 66, 8, 9, t.d) +
    k.circle(x, y, 40, t.d, EDGE) +
    axis(k, x - 180, y, x + 540, y)
  );
}

/** A pumping station cut open: sump, pumps, rising main and tank. */
export const pumpStation = sceneOf(
  (k, v) => {
    const { t } = k;
    const level = 800 + (v.variant % 3) * 26;
    const twin = v.variant % 4 >= 2;
    return (
      // ground and sump in section
      k.rect(-20, 640, 1640, 400, t.a, 0) +
      hatch(
        k,
        [
          [-20, 640],
          [1620, 640],
          [1620, 690],
          [-20, 690],
        ],
        { gap: 22, angle: 135, colour: t.fine },
      ) +
      k.seg(-20, 640, 1620, 640, CONTOUR) +
      k.rect(110, 640, 460, 320, t.ground, 0) +
      water(k, 130, level, 420, 940 - level) +
      cutRect(k, 90, 620, 40, 360, t.d, { gap: 16 }) +
      cutRect(k, 550, 660, 40, 320, t.d, { gap: 16 }) +
      cutRect(k, 90, 940, 500, 40, t.d, { gap: 16 }) +
      // water tower
      k.rect(1250, 330, 30, 310, t.d, EDGE) +
      k.rect(1440, 330, 30, 310, t.d, EDGE) +
      k.stroke('M1265 330L1455 640M1455 330L1265 640', EDGE) +
      k.path('M1180 130Q1360 40 1540 130V290Q1360 370 1180 290Z', t.c) +
      k.on(t.c).stroke('M1180 190Q1360 250 1540 190M1240 112V316M1480 112V316', EDGE) +
      k.path('M1204 214Q1360 262 1516 214V276Q1360 338 1204 276Z', t.sun, EDGE) +
      pipe(
        k,
        [
          [1360, 330],
          [1360, 480],
          [1180, 480],
          [1180, 610],
          [1120, 610],
        ],
        34,
        t.light,
      ) +
      // suction and rising main
      pipe(
        k,
        [
          [330, 920],
          [330, 450],
          [560, 450],
        ],
        60,
        t.d,
      ) +
      k.path('M290 880H370L384 930H276Z', t.light, EDGE) +
      pipe(
        k,
        [
          [650, 230],
          [650, 165],
          [900, 165],
        ],
        60,
        t.light,
      ) +
      pipe(
        k,
        [
          [900, 165],
          [1120, 165],
          [1120, 620],
        ],
        60,
        t.light,
      ) +
      gateValve(k, 900, 165, 48, t.c) +
      flange(k, 1120, 320, 60, t.light, true) +
      flange(k, 330, 640, 60, t.d, true) +
      pumpSet(k, 640, 450, t.d) +
      k.rect(510, 600, 620, 44, t.sand) +
      gaugeOnStem(k, 760, 135, 40, 0.4, 14) +
      gaugeOnStem(k, 430, 420, 44, 0.25, 16) +
      (twin
        ? place(pumpSet(k, 0, 0, t.c), 820, 810, 0.72) +
          pipe(
            k,
            [
              [590, 810],
              [700, 810],
            ],
            44,
            t.d,
          ) +
          k.rect(700, 930, 500, 34, t.sand)
        : repeat(
            3,
            (i) =>
              k.circle(760 + i * 180, 830, 44, t.ground, EDGE) +
              k.circle(760 + i * 180, 830, 26, undefined, 2.2),
          ) + k.stroke('M660 830H1300', 2.2, t.fine, '34 9 6 9')) +
      dimV(k, 640, level, 50, 90) +
      dimH(k, 130, 550, 990, 980) +
      sweep(k, 640, 450, 160, 150, 210) +
      (v.flag(3) ? dimV(k, 130, 330, 1580, 1540) : '')
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.4, x: 1000, y: 360 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.25, x: 960, y: 560 },
    ],
  },
);
