import { boltCircle } from '../parts/fasteners.ts';
import { axis, cross, diameter, dimH, dimV, sweep } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { belt, gear, spring, wheel } from '../parts/gears.ts';
import { box, cutRect, floor } from '../parts/hatching.ts';
import { hatch } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, n, place, repeat, type Kit } from '../parts/kit.ts';
import { pipe } from '../parts/pipes.ts';

/** Crank radius and rod length, in drawing units. */
const CRANK = 78;
const ROD = 250;
const CRANK_Y = 740;

function valve(k: Kit, x: number, lift: number): string {
  const { t } = k;
  return (
    k.rect(x - 6, 150 + lift, 12, 150, t.light, EDGE) +
    k.path(
      `M${x - 6} ${280 + lift}Q${x - 10} ${304 + lift} ${x - 34} ${312 + lift}H${x + 34}Q${x + 10} ${304 + lift} ${x + 6} ${280 + lift}Z`,
      t.light,
      EDGE,
    ) +
    spring(k, x, 158 + lift, 74 - lift, 44, 4, t.d) +
    k.rect(x - 28, 144 + lift, 56, 16, t.d, EDGE, 4)
  );
}

/** One cylinder, `turn` in degrees after top dead centre; `fire` marks the burning one. */
function cylinder(k: Kit, x: number, turn: number, fire: boolean): string {
  const { t } = k;
  const angle = (turn * Math.PI) / 180;
  const [px, py] = [x + CRANK * Math.sin(angle), CRANK_Y - CRANK * Math.cos(angle)];
  const pin = py - Math.sqrt(ROD * ROD - (px - x) * (px - x));
  const crown = pin - 70;
  const wall = k.on(t.d);
  return (
    k.rect(x - 86, 316, 172, 300, t.a) +
    (fire
      ? k.path(
          `M${x} 322L${x + 78} ${n(crown - 4)}Q${x + 30} ${n(crown - 26)} ${x} ${n(crown - 4)}Q${x - 30} ${n(crown - 26)} ${x - 78} ${n(crown - 4)}Z`,
          t.sun,
          EDGE,
        )
      : '') +
    // connecting rod
    k.path(
      `M${n(x - 20)} ${n(pin)}L${n(px - 34)} ${n(py)}H${n(px + 34)}L${n(x + 20)} ${n(pin)}Z`,
      t.sand,
    ) +
    // crank web and pin
    k.circle(x, CRANK_Y, 122, t.b) +
    hatch(k.on(t.b), box(x - 50, CRANK_Y + 30, 100, 60), { gap: 12, colour: t.fine }) +
    k.circle(px, py, 56, t.sand) +
    k.circle(px, py, 32, t.light, EDGE) +
    k.circle(x, CRANK_Y, 30, t.light, EDGE) +
    // piston with rings
    k.path(
      `M${x - 80} ${n(crown)}H${x - 30}Q${x} ${n(crown + 30)} ${x + 30} ${n(crown)}H${x + 80}V${n(pin + 56)}H${x - 80}Z`,
      t.light,
    ) +
    k.on(t.light).stroke(`M${x - 80} ${n(crown + 18)}h160m-160 14h160m-160 14h160`, EDGE) +
    k.circle(x, pin, 24, t.d, EDGE) +
    // liners in section
    cutRect(k, x - 108, 316, 24, 300, t.d, { gap: 12 }) +
    cutRect(k, x + 84, 316, 24, 300, t.d, { gap: 12 }) +
    wall.seg(x - 84, 612, x - 84, 640) +
    // head, valves, injector
    valve(k, x - 46, fire ? 0 : (turn / 18) % 20) +
    valve(k, x + 46, 0) +
    k.path(`M${x - 12} 90H${x + 12}V230H${x + 7}L${x} 330L${x - 7} 230H${x - 12}Z`, t.d, EDGE) +
    axis(k, x, 60, x, 880)
  );
}

function block(k: Kit, xs: readonly number[]): string {
  const { t } = k;
  const [left, right] = [(xs[0] ?? 0) - 150, (xs.at(-1) ?? 0) + 150];
  return (
    k.path(
      `M${left - 20} 610H${right + 20}V860Q${right + 20} 900 ${right - 20} 900H${left + 20}Q${left - 20} 900 ${left - 20} 860Z`,
      t.c,
    ) +
    k.rect(left, 860, right - left, 40, t.sand, EDGE) +
    k.rect(left + 14, 640, right - left - 28, 200, t.dark) +
    k.rect(left, 310, right - left, 306, t.c) +
    k.rect(left - 6, 226, right - left + 12, 90, t.b) +
    hatch(k.on(t.b), box(left - 6, 226, right - left + 12, 90), {
      gap: 18,
      angle: 135,
      colour: t.fine,
    }) +
    k.path(
      `M${left + 20} 226V130Q${left + 20} 96 ${left + 54} 96H${right - 54}Q${right - 20} 96 ${right - 20} 130V226Z`,
      t.a,
    )
  );
}

/** A diesel engine in section: cylinders, crankshaft, valves; flywheel on the right. */
export const diesel = sceneOf(
  (k, v) => {
    const { t } = k;
    const xs = v.pick<readonly number[]>([
      [460, 720, 980],
      [480, 740, 1000],
      [600, 900],
      [450, 710, 970],
    ]);
    const start = 62 + v.variant * 26;
    const step = xs.length === 2 ? 180 : 240;
    const right = (xs.at(-1) ?? 0) + 170;
    const left = (xs[0] ?? 0) - 170;
    return (
      floor(k, 930) +
      k.rect(left + 40, 890, 120, 44, t.d) +
      k.rect(right - 160, 890, 120, 44, t.d) +
      block(k, xs) +
      k.rect(left - 60, CRANK_Y - 24, right - left + 150, 48, t.light) +
      xs.map((x, i) => cylinder(k, x, (start + i * step) % 360, i === 0)).join('') +
      // injection lines
      xs
        .map((x, i) =>
          pipe(
            k,
            [
              [x, 92],
              [x, 56 - i * 4],
              [right + 70 + i * 34, 56 - i * 4],
              [right + 70 + i * 34, 300],
            ],
            14,
            t.sand,
          ),
        )
        .join('') +
      k.rect(right + 40, 300, 150, 140, t.d, CONTOUR, 8) +
      boltCircle(k, right + 115, 370, 40, 5, 10, t.light) +
      // fuel filter
      k.rect(right + 250, 300, 110, 170, t.light, CONTOUR, 18) +
      k.rect(right + 236, 276, 138, 40, t.d, EDGE, 6) +
      pipe(
        k,
        [
          [right + 190, 400],
          [right + 250, 400],
        ],
        16,
        t.sand,
      ) +
      // timing gear, flywheel, pulley
      place(gear(k, 0, 0, 120, 28, t.light, v.variant * 7), right + 130, CRANK_Y) +
      gear(k, right + 128, CRANK_Y - 186, 74, 17, t.sand, 3) +
      wheel(k, left - 110, CRANK_Y, 150, 5, t.d, v.variant * 11) +
      wheel(k, left - 130, 330, 76, 4, t.light) +
      belt(k, left - 110, CRANK_Y, 156, left - 130, 330, 82) +
      cross(k, left - 110, CRANK_Y, 190) +
      sweep(k, left - 110, CRANK_Y, 190, 190, 250) +
      dimV(k, 316, 616, right + 410, right + 380) +
      (xs.length > 2
        ? dimH(k, xs[0] ?? 0, xs[1] ?? 0, 968, 900)
        : diameter(k, right + 130, CRANK_Y, 120, -30)) +
      (v.flag(1)
        ? repeat(3, (i) => k.circle(left + 60 + i * 40, 580, 10, t.light, DETAIL))
        : '')
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.45, x: 620, y: 400 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.7, x: 620, y: 480 },
    ],
  },
);
