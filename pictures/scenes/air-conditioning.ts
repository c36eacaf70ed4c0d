import { boltCircle, screwRow } from '../parts/fasteners.ts';
import { dimH, dimV, leader } from '../parts/dimensions.ts';
import { figure } from '../parts/figure.ts';
import { sceneOf } from '../parts/frame.ts';
import { floor, hatch } from '../parts/hatching.ts';
import { steelWindow } from '../parts/building.ts';
import { CONTOUR, DETAIL, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { palm } from '../parts/nature.ts';
import { lookOf } from '../parts/people.ts';
import { clamp, pipe } from '../parts/pipes.ts';
import { manifold } from '../parts/refrigeration.ts';

/** The indoor unit, 480 x 150, with its flap and the air it blows. */
function indoorUnit(k: Kit, x: number, y: number): string {
  const { t } = k;
  const q = k.on(t.light);
  return (
    k.rect(x, y, 480, 150, t.light, CONTOUR, 22) +
    q.stroke(`M${x + 20} ${y + 96}H${x + 460}`, EDGE) +
    k.path(`M${x + 40} ${y + 118}H${x + 440}L${x + 420} ${y + 140}H${x + 60}Z`, t.d, EDGE) +
    q.stroke(
      repeat(3, (i) => `M${x + 360 + i * 26} ${y + 60}h14`),
      EDGE,
    ) +
    k.stroke(
      repeat(5, (i) => `M${x + 80 + i * 80} ${y + 172}q-20 24 0 48t0 48`),
      EDGE,
      t.fine,
    )
  );
}

/** The outdoor unit on its brackets; `turn` of the fan in degrees, `open` shows the compressor. */
function outdoorUnit(k: Kit, x: number, y: number, turn: number, open: boolean): string {
  const { t } = k;
  const [cx, cy] = [x + 190, y + 180];
  return (
    k.rect(x + 60, y + 360, 40, 60, t.d, EDGE) +
    k.rect(x + 440, y + 360, 40, 60, t.d, EDGE) +
    k.rect(x, y, 560, 360, t.c, CONTOUR, 12) +
    k.circle(cx, cy, 150, t.a) +
    repeat(3, (i) =>
      place(
        k.path('M0 0C-20 -60 -10 -120 40 -134C84 -120 74 -50 0 0Z', t.light, EDGE),
        cx,
        cy,
        1,
        turn + i * 120,
      ),
    ) +
    k.circle(cx, cy, 26, t.d, EDGE) +
    repeat(4, (i) => k.circle(cx, cy, 50 + i * 33, undefined, DETAIL)) +
    (open
      ? k.rect(x + 370, y + 24, 166, 312, t.a, EDGE) +
        k.path(
          `M${x + 400} ${y + 310}V${y + 150}Q${x + 400} ${y + 110} ${x + 453} ${y + 110}T${x + 506} ${y + 150}V${y + 310}Z`,
          t.d,
        ) +
        k
          .on(t.d)
          .stroke(`M${x + 400} ${y + 180}H${x + 506}M${x + 400} ${y + 280}H${x + 506}`, EDGE) +
        pipe(
          k,
          [
            [x + 453, y + 112],
            [x + 453, y + 60],
            [x + 520, y + 60],
            [x + 520, y + 300],
          ],
          14,
          t.sand,
        )
      : k.on(t.c).stroke(
          repeat(9, (i) => `M${x + 390} ${y + 50 + i * 24}h130`),
          EDGE,
        ) + boltCircle(k, x + 456, y + 306, 0, 1, 16, t.light)) +
    screwRow(k, x + 16, y + 20, x + 544, y + 20, 2, 7, t.light)
  );
}

/** Fitting an air conditioner: indoor unit, outdoor unit, a technician with the gauges. */
export const airConditioning = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const technician = figure(k, {
      look: lookOf(v.variant * 3 + (second ? 2 : 3), {
        age: 1,
        beard: 'none',
        headgear: second ? 'cap' : 'helmet',
        headgearColour: t.light,
        hairColour: '#17110E',
      }),
      dress: 'overall',
      main: t.d,
      accent: t.light,
      turn: second ? -0.7 : 0.7,
      left: second ? [-190, 190] : [-60, 300],
      right: second ? [70, 300] : [190, 200],
      standing: true,
    });
    if (second) {
      return (
        k.rect(-20, -20, 1640, 960, t.a, 0) +
        floor(k, 930, t.ground) +
        steelWindow(k, 1080, 120, 400, 330, 3, 3, t.b) +
        pipe(
          k,
          [
            [620, 220],
            [860, 220],
            [860, 40],
            [1640, 40],
          ],
          26,
          t.light,
        ) +
        pipe(
          k,
          [
            [620, 260],
            [900, 260],
            [900, 84],
            [1640, 84],
          ],
          26,
          t.sand,
        ) +
        clamp(k, 1200, 62, 84, t.d) +
        indoorUnit(k, 160, 160) +
        place(technician, 880, 400, 0.84) +
        place(manifold(k, 0, 0, t.sun), 590, 500, 0.9) +
        k.rect(1120, 700, 330, 230, t.c, CONTOUR, 10) +
        k.rect(1230, 660, 110, 44, undefined, 9, 12) +
        k.on(t.c).stroke('M1120 790H1450', EDGE) +
        k.rect(1260, 772, 50, 36, t.light, EDGE, 4) +
        dimH(k, 160, 640, 110, 155)
      );
    }
    return (
      k.rect(180, -20, 1480, 960, t.a, 0) +
      hatch(
        k,
        [
          [180, -20],
          [220, -20],
          [220, 940],
          [180, 940],
        ],
        { gap: 18, colour: t.fine },
      ) +
      k.seg(180, -20, 180, 930, CONTOUR) +
      k.seg(220, -20, 220, 930, EDGE) +
      palm(k, 60, 930, 620, v.variant + 1) +
      floor(k, 930, t.ground) +
      indoorUnit(k, 60 + 1000, 120) +
      pipe(
        k,
        [
          [1060, 200],
          [700, 200],
          [700, 470],
        ],
        26,
        t.light,
      ) +
      pipe(
        k,
        [
          [1060, 240],
          [760, 240],
          [760, 470],
        ],
        26,
        t.sand,
      ) +
      clamp(k, 880, 220, 78, t.d) +
      k.rect(640, 885, 600, 46, t.sand) +
      outdoorUnit(k, 660, 465, v.variant * 21, v.flag(1)) +
      place(technician, 330, 392, 0.68) +
      place(manifold(k, 0, 0, t.sun), 535, 470, 0.72) +
      k.rect(1290, 720, 260, 210, t.c, CONTOUR, 10) +
      k.rect(1370, 684, 100, 40, undefined, 9, 12) +
      k.on(t.c).stroke('M1290 800H1550', EDGE) +
      k.rect(1398, 784, 44, 32, t.light, EDGE, 4) +
      dimH(k, 660, 1220, 980, 935) +
      dimV(k, 120, 270, 1580, 1545) +
      leader(k, 850, 640, 1300, 420, 24)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 760, y: 600 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 640, y: 480 },
    ],
  },
);
