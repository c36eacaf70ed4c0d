import { bolt } from '../parts/fasteners.ts';
import { axis, dimH, dimV, leader } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { button, gaugeOnStem } from '../parts/gauges.ts';
import { cutRect, floor } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, repeat, type Kit } from '../parts/kit.ts';
import { clamp, pipe } from '../parts/pipes.ts';

/** A double-acting cylinder in section; `stroke` is where the piston stands, in units. */
function jack(k: Kit, y: number, stroke: number): string {
  const { t } = k;
  const piston = 330 + stroke;
  return (
    // rod and eye
    k.rect(piston + 60, y + 62, 980 - stroke * 0.1 + 60 - 330, 56, t.light) +
    k.on(t.light).seg(piston + 80, y + 76, piston + 640, y + 76) +
    // chambers
    k.path(`M320 ${y + 14}H${piston}V${y + 166}H320Z`, t.sun, EDGE) +
    // barrel walls
    cutRect(k, 290, y - 26, 780, 42, t.d, { gap: 16 }) +
    cutRect(k, 290, y + 164, 780, 42, t.d, { gap: 16 }) +
    // piston with seals
    k.rect(piston, y + 16, 64, 148, t.sand) +
    k.rect(piston + 12, y + 8, 14, 24, t.dark, DETAIL) +
    k.rect(piston + 38, y + 8, 14, 24, t.dark, DETAIL) +
    k.rect(piston + 12, y + 148, 14, 24, t.dark, DETAIL) +
    k.rect(piston + 38, y + 148, 14, 24, t.dark, DETAIL) +
    // heads
    cutRect(k, 240, y - 40, 80, 260, t.c, { gap: 16, angle: 135 }) +
    cutRect(k, 1040, y - 40, 90, 104, t.c, { gap: 16, angle: 135 }) +
    cutRect(k, 1040, y + 116, 90, 104, t.c, { gap: 16, angle: 135 }) +
    k.rect(1130, y + 40, 40, 100, t.c) +
    // clevises
    k.path(`M240 ${y + 30}H180A60 60 0 1 0 180 ${y + 150}H240Z`, t.c) +
    k.circle(172, y + 90, 30, t.light, EDGE) +
    bolt(k, 172, y + 90, 18, t.d) +
    axis(k, 80, y + 90, 1560, y + 90)
  );
}

function rodEye(k: Kit, x: number, y: number): string {
  const { t } = k;
  return (
    k.path(`M${x} ${y - 44}H${x + 70}A52 52 0 1 1 ${x + 70} ${y + 44}H${x}Z`, t.c) +
    k.circle(x + 92, y, 28, t.light, EDGE) +
    bolt(k, x + 92, y, 17, t.d)
  );
}

/** Tank, pump motor and directional valve: the power unit under the cylinder. */
function powerUnit(k: Kit, x: number, gauges: number): string {
  const { t } = k;
  const q = k.on(t.b);
  return (
    k.rect(x, 660, 520, 240, t.b, CONTOUR, 10) +
    q.stroke(`M${x + 20} 760H${x + 500}`, EDGE, t.fine) +
    repeat(4, (i) =>
      q.seg(
        x + 40 + i * 60,
        784 + (i % 2) * 16,
        x + 130 + i * 60,
        784 + (i % 2) * 16,
        DETAIL,
        t.fine,
      ),
    ) +
    k.rect(x + 440, 690, 32, 140, t.light, EDGE, 14) +
    k.on(t.light).seg(x + 456, 706, x + 456, 814, EDGE) +
    k.rect(x + 30, 900, 70, 30, t.d, EDGE) +
    k.rect(x + 420, 900, 70, 30, t.d, EDGE) +
    // motor
    k.rect(x + 40, 530, 200, 130, t.c, CONTOUR, 10) +
    k.on(t.c).stroke(
      repeat(5, (i) => `M${x + 60} ${556 + i * 20}H${x + 220}`),
      EDGE,
    ) +
    k.rect(x + 240, 556, 60, 80, t.d) +
    k.rect(x + 300, 566, 40, 94, t.light, EDGE) +
    repeat(gauges, (i) => gaugeOnStem(k, x + 400 + i * 96, 660, 40, 0.3 + i * 0.25, 30))
  );
}

function valveBlock(k: Kit, x: number): string {
  const { t } = k;
  const q = k.on(t.light);
  return (
    k.rect(x - 90, 556, 90, 88, t.c, EDGE, 8) +
    k.rect(x + 240, 556, 90, 88, t.c, EDGE, 8) +
    k.rect(x, 540, 240, 120, t.light) +
    q.stroke(`M${x + 80} 540V660M${x + 160} 540V660`, EDGE) +
    q.stroke(
      `M${x + 22} 650V552m-10 16l10 -16l10 16M${x + 58} 550V648m-10 -16l10 16l10 -16`,
      EDGE,
    ) +
    q.stroke(
      `M${x + 104} 550v34h-12h24M${x + 136} 550v34h-12h24M${x + 104} 650v-34h-12h24M${x + 136} 650v-34h-12h24`,
      EDGE,
    ) +
    q.stroke(
      `M${x + 182} 650L${x + 218} 552m-14 12l14 -12l2 18M${x + 218} 650L${x + 182} 552m-2 18l2 -18l14 12`,
      EDGE,
    ) +
    repeat(2, (i) => button(k, x - 45 + i * 330, 600, 22, t.d))
  );
}

/** A hydraulic cylinder in section over its power unit. */
export const hydraulics = sceneOf(
  (k, v) => {
    const { t } = k;
    const stroke = v.pick([230, 300, 260, 180]);
    const y = v.flag(2) ? 190 : 210;
    const unit = v.variant % 4 >= 2 ? 150 : 220;
    const block = unit + 700;
    return (
      floor(k, 930) +
      pipe(
        k,
        [
          [280, y - 40],
          [280, y - 110],
          [160, y - 110],
          [100, y - 110],
          [100, 480],
          [block + 80, 480],
          [block + 80, 545],
        ],
        26,
        t.c,
      ) +
      pipe(
        k,
        [
          [1085, y + 220],
          [1085, 440],
          [block + 160, 440],
          [block + 160, 545],
        ],
        26,
        t.c,
      ) +
      pipe(
        k,
        [
          [block + 80, 655],
          [block + 80, 720],
          [unit + 520, 720],
        ],
        26,
        t.sand,
      ) +
      pipe(
        k,
        [
          [block + 160, 655],
          [block + 160, 800],
          [unit + 520, 800],
        ],
        26,
        t.sand,
      ) +
      clamp(k, 500, 480, 26, t.light) +
      clamp(k, 760, 480, 26, t.light) +
      jack(k, y, stroke) +
      rodEye(k, 1040 + stroke * 0.9, y + 90) +
      valveBlock(k, block) +
      powerUnit(k, unit, v.variant % 4 === 1 ? 2 : 1) +
      dimH(k, 330, 330 + stroke, y - 90, y - 30) +
      dimV(k, y + 16, y + 164, 1560, 1500) +
      leader(k, 700, y + 186, 820, y + 290, 24) +
      (v.variant % 4 >= 2 ? '' : leader(k, block + 300, 600, block + 420, 500, 24)) +
      // an accumulator
      (v.flag(1)
        ? k.rect(1370, 600, 110, 300, t.c, CONTOUR, 52) +
          k.on(t.c).stroke('M1390 680H1460M1390 800H1460', EDGE) +
          k.rect(1400, 896, 50, 34, t.d, EDGE) +
          gaugeOnStem(k, 1425, 604, 40, 0.5, 24)
        : '')
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.5, x: 620, y: 380 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 620, y: 580 },
    ],
  },
);
