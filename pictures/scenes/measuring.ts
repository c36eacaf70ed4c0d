import { axis, cross, diameter, dimH, dimV, leader } from '../parts/dimensions.ts';
import { boltCircle } from '../parts/fasteners.ts';
import { sceneOf } from '../parts/frame.ts';
import { gauge } from '../parts/gauges.ts';
import { bearing, gear } from '../parts/gears.ts';
import { box, hatch } from '../parts/hatching.ts';
import { DETAIL, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { caliper, micrometer, square } from '../parts/tools.ts';

/** A stepped shaft, lying; about 700 long. */
function shaft(k: Kit, x: number, y: number): string {
  const { t } = k;
  const q = k.on(t.c);
  return (
    k.rect(x, y - 50, 120, 100, t.c) +
    k.rect(x + 120, y - 84, 200, 168, t.c) +
    k.rect(x + 320, y - 64, 240, 128, t.c) +
    k.rect(x + 560, y - 40, 140, 80, t.c) +
    k.rect(x + 370, y - 18, 120, 36, t.a, EDGE, 18) +
    q.stroke(
      repeat(9, (i) => `M${x + 580 + i * 12} ${y - 40}l-6 80`),
      DETAIL,
    ) +
    axis(k, x - 50, y, x + 760, y)
  );
}

/** A dial gauge on its magnetic stand. */
function comparator(k: Kit, x: number, y: number, face: string): string {
  const { t } = k;
  return (
    k.rect(x - 70, y - 110, 140, 110, t.d, 5.5, 6) +
    k.circle(x, y - 56, 24, t.light, EDGE) +
    k.rect(x - 10, y - 480, 20, 372, t.light, EDGE) +
    k.tube(`M${x} ${y - 430}L${x - 190} ${y - 430}`, 18, t.light, 3) +
    k.circle(x, y - 430, 26, t.c, EDGE) +
    k.rect(x - 200, y - 420, 20, 172, t.light, EDGE) +
    k.circle(x - 190, y - 240, 10, t.light, EDGE) +
    gauge(k, x - 190, y - 410, 90, 0.2, face)
  );
}

/** Measuring tools and the parts they check, on a surface plate. */
export const measuring = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    return second
      ? k.rect(60, 780, 1480, 90, t.b) +
          hatch(k.on(t.b), box(60, 780, 1480, 90), { gap: 26, colour: t.fine }) +
          k.rect(160, 870, 80, 150, t.d) +
          k.rect(1360, 870, 80, 150, t.d) +
          k.path('M420 780V690L480 640L540 690V780Z', t.d) +
          k.path('M900 780V690L960 640L1020 690V780Z', t.d) +
          shaft(k, 370, 590) +
          comparator(k, 1190, 780, t.sun) +
          place(square(k, t.c), 130, 582, 1.1) +
          place(micrometer(k, 60, t.d, t.light), 190, 170, 1.05) +
          gear(k, 1400, 240, 120, 22, t.light, v.variant * 4) +
          cross(k, 1400, 240, 150) +
          dimH(k, 490, 690, 440, 500) +
          dimV(k, 506, 674, 320, 365)
      : place(caliper(k, 250, v.pick([t.d, t.c, t.light, t.d]), t.sun), 360, 220, 1.32, 0) +
          k.circle(525, 590, 0, t.c) +
          bearing(k, 526, 400, 155, t.c) +
          cross(k, 526, 400, 220) +
          place(micrometer(k, 80, t.d, t.light), 760, 640, 1.2) +
          k.circle(886, 640, 44, t.sand) +
          k.circle(886, 640, 18, t.ground, EDGE) +
          k.circle(260, 770, 170, t.b) +
          boltCircle(k, 260, 770, 120, v.between(6, 8, 2), 22, t.light) +
          k.circle(260, 770, 66, t.ground) +
          cross(k, 260, 770, 210) +
          diameter(k, 260, 770, 170, -40) +
          (v.flag(1)
            ? place(square(k, t.c), 1420, 120, 0.9, 90)
            : gear(k, 1400, 480, 110, 20, t.light, 3)) +
          dimH(k, 374, 678, 100, 150) +
          leader(k, 860, 190, 1060, 110, 24);
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.5, x: 620, y: 380 },
      { zoom: 1.08, x: 820, y: 500 },
      { zoom: 1.5, x: 900, y: 540 },
    ],
  },
);
