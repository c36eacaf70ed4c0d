import { boltCircle, polygon, screwRow } from '../parts/fasteners.ts';
import { axis, cross, dimH, dimV, leader } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { bearing } from '../parts/gears.ts';
import { bench } from '../parts/building.ts';
import { box, cutRect, floor, hatch } from '../parts/hatching.ts';
import { DETAIL, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { multimeter, screwdriver, spanner } from '../parts/tools.ts';

/** The motor from the side: upper half in section, lower half with its fins. */
function longitudinal(k: Kit): string {
  const { t } = k;
  const body = k.on(t.c);
  return (
    // feet, frame
    k.rect(500, 690, 150, 70, t.c) +
    k.rect(890, 690, 150, 70, t.c) +
    k.rect(440, 270, 660, 430, t.c, 5.5, 14) +
    repeat(9, (i) => body.seg(462, 516 + i * 20, 1078, 516 + i * 20, EDGE)) +
    // section of the upper half
    k.rect(470, 300, 600, 180, t.a) +
    cutRect(k, 440, 270, 660, 36, t.d, { gap: 16 }) +
    cutRect(k, 560, 306, 420, 74, t.b, { gap: 10, angle: 90 }) +
    k.rect(560, 392, 420, 70, t.d, EDGE) +
    repeat(20, (i) => k.on(t.d).seg(580 + i * 20, 394, 580 + i * 20, 460)) +
    k.rect(538, 388, 22, 78, t.light, EDGE) +
    k.rect(980, 388, 22, 78, t.light, EDGE) +
    k.path(
      'M560 316H510Q478 316 478 346Q478 376 510 376H560ZM980 316H1030Q1062 316 1062 346Q1062 376 1030 376H980Z',
      t.sun,
    ) +
    // end shields and bearings
    cutRect(k, 404, 270, 40, 430, t.d, { gap: 16, angle: 135 }) +
    cutRect(k, 1096, 270, 40, 430, t.d, { gap: 16, angle: 135 }) +
    k.rect(1136, 400, 44, 170, t.c) +
    k.rect(360, 400, 44, 170, t.c) +
    // shaft and key
    k.rect(330, 456, 1080, 58, t.light) +
    k.on(t.light).stroke('M1180 456V514M1394 456V514M404 470H1130', DETAIL) +
    k.rect(1230, 446, 130, 20, t.sand, EDGE, 8) +
    // fan and cowl
    k.path('M360 250H250Q214 250 214 290V680Q214 720 250 720H360Z', t.b) +
    k.on(t.b).stroke(
      repeat(10, (i) => `M236 ${300 + i * 42}H286`),
      EDGE,
    ) +
    k.path('M306 456L296 320H330V456ZM306 514L296 650H330V514Z', t.light, EDGE) +
    axis(k, 170, 485, 1480, 485)
  );
}

function terminalBox(k: Kit, open: boolean): string {
  const { t } = k;
  return (
    k.rect(620, 140, 260, 130, t.b, 5.5, 8) +
    (open
      ? k.rect(640, 158, 220, 92, t.light, EDGE) +
        screwRow(k, 680, 184, 820, 184, 3, 13, t.sand) +
        screwRow(k, 680, 226, 820, 226, 3, 13, t.sand) +
        k.on(t.light).stroke('M680 184V226M750 184V226M820 184V226', EDGE)
      : screwRow(k, 642, 160, 858, 160, 2, 9, t.light) +
        k.on(t.b).rect(664, 180, 172, 56, undefined, EDGE)) +
    k.tube('M900 205H980Q1040 205 1040 150V-20', 34, t.dark) +
    k.rect(880, 180, 40, 50, t.light, EDGE, 4)
  );
}

/** The motor from the shaft's end: slots of the stator round the rotor. */
function endView(k: Kit, x: number, y: number, r: number): string {
  const { t } = k;
  return (
    k.circle(x, y, r * 1.2, t.c) +
    repeat(24, (i) => {
      const [[ax, ay], [bx, by]] = [
        polygon(x, y, r * 1.08, 24)[i] ?? [0, 0],
        polygon(x, y, r * 1.2, 24)[i] ?? [0, 0],
      ];
      return k.on(t.c).seg(ax, ay, bx, by, EDGE);
    }) +
    k.circle(x, y, r, t.b) +
    polygon(x, y, r * 0.76, 18)
      .map(([sx, sy]) => k.circle(sx, sy, r * 0.085, t.light, EDGE))
      .join('') +
    k.circle(x, y, r * 0.6, t.d) +
    polygon(x, y, r * 0.49, 16, 5)
      .map(([sx, sy]) => k.circle(sx, sy, r * 0.045, t.dark, DETAIL))
      .join('') +
    bearing(k, x, y, r * 0.34, t.light) +
    cross(k, x, y, r * 1.4) +
    boltCircle(k, x, y, r * 1.2, 4, 15, t.light, 45)
  );
}

/** A three-phase motor opened on a test bench. */
export const motor = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    return (
      floor(k, 930) +
      hatch(k, box(60, 60, 300, 120), { gap: 20, colour: t.grid }) +
      place(longitudinal(k) + terminalBox(k, !second), second ? 20 : -60, 0) +
      bench(k, 60, 760, 1480, 200, t.b, second ? 1 : 2) +
      dimH(k, second ? 460 : 380, second ? 1120 : 1040, 836, 790) +
      (second
        ? place(endView(k, 0, 0, 150), 1350, 250, 1) + dimV(k, 70, 430, 1570, 1520)
        : dimV(k, 456, 514, 1420, 1350) +
          leader(k, 985, 340, 1180, 190, 26) +
          place(multimeter(k, t.d), 1400, 560, 0.83) +
          k.stroke('M1450 758V700M1470 758Q1520 640 1380 470', EDGE)) +
      (v.flag(3)
        ? place(spanner(k, t.d), 260, 742, 0.7)
        : place(screwdriver(k, t.c), 1130, 742, 0.7))
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.5, x: 900, y: 420 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.35, x: 1100, y: 380 },
    ],
  },
);
