import { axis, dimV, dimH } from '../parts/dimensions.ts';
import { figure } from '../parts/figure.ts';
import { sceneOf } from '../parts/frame.ts';
import { gear } from '../parts/gears.ts';
import { bench, lamp, steelWindow, truss, vice } from '../parts/building.ts';
import { floor } from '../parts/hatching.ts';
import { button, louvres } from '../parts/gauges.ts';
import { CONTOUR, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { lookOf } from '../parts/people.ts';

/** A drilling machine seen small, for the back of the hall. */
function smallDrill(k: Kit, x: number, y: number, fill: string): string {
  const { t } = k;
  return (
    k.rect(x - 70, y - 30, 180, 30, t.d) +
    k.rect(x + 40, y - 330, 34, 300, t.light, EDGE) +
    k.rect(x - 60, y - 400, 170, 110, fill, CONTOUR, 10) +
    k.rect(x - 34, y - 290, 30, 60, t.light, EDGE) +
    k.rect(x - 23, y - 230, 8, 40, t.d, EDGE) +
    k.rect(x - 76, y - 170, 120, 20, t.d, EDGE) +
    button(k, x - 20, y - 360, 16, t.d) +
    button(k, x + 24, y - 360, 16, t.light)
  );
}

function smallLathe(k: Kit, x: number, y: number, fill: string): string {
  const { t } = k;
  return (
    k.rect(x, y - 130, 110, 130, fill) +
    k.rect(x + 330, y - 130, 110, 130, fill) +
    k.rect(x - 10, y - 170, 470, 44, t.d) +
    k.rect(x - 10, y - 290, 130, 124, fill, CONTOUR, 8) +
    k.rect(x + 120, y - 270, 40, 90, t.d, EDGE) +
    k.rect(x + 160, y - 240, 180, 30, t.light, EDGE) +
    k.path(
      `M${x + 340} ${y - 226}L${x + 370} ${y - 250}H${x + 440}V${y - 170}H${x + 370}Z`,
      fill,
      EDGE,
    ) +
    k.rect(x + 210, y - 200, 90, 74, fill, EDGE, 5) +
    louvres(k.on(fill), x + 20, y - 100, 70, 4, 18) +
    button(k, x + 30, y - 230, 16, t.d) +
    button(k, x + 76, y - 230, 16, t.light)
  );
}

/** The workshop hall: trusses, windows, machines, people at work. */
export const hall = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const glow = (x: number, y: number): string =>
      `<path d="M${x - 74} ${y + 74}H${x + 74}L${x + 130} ${y + 106}H${x - 130}Z" fill="${t.sun}"/>`;
    const person = (
      seed: number,
      x: number,
      main: string,
      turn: number,
      hand: readonly [number, number],
    ): string =>
      place(
        figure(k, {
          look: lookOf(seed + v.variant * 2, {
            headgear: seed % 2 === 0 ? 'helmet' : 'none',
            headgearColour: t.light,
            age: seed === 1 ? 1 : 0,
          }),
          dress: 'overall',
          main,
          accent: t.light,
          turn,
          left: turn < 0 ? hand : [-60, 300],
          right: turn > 0 ? hand : [60, 300],
          standing: true,
        }),
        x,
        452,
        0.62,
      );
    return (
      k.rect(-20, -20, 1640, 960, t.a, 0) +
      repeat(3, (i) => steelWindow(k, 90 + i * 510, 190, 400, 230, 5, 3, t.b)) +
      truss(k, 60, 90) +
      repeat(4, (i) => k.rect(30 + i * 510, 158, 36, 772, t.b, EDGE)) +
      floor(k, 930, t.ground) +
      lamp(k, 320, 158, 250, 170, t.d) +
      lamp(k, 800, 158, 250, 170, t.d) +
      lamp(k, 1290, 158, 250, 170, t.d) +
      glow(800, 250) +
      (second
        ? smallDrill(k, 180, 930, t.c) +
          smallDrill(k, 480, 930, t.c) +
          person(2, 730, t.d, -0.7, [-150, 150]) +
          bench(k, 900, 740, 640, 190, t.c, 2) +
          vice(k, 1010, 740, t.d) +
          place(gear(k, 0, 0, 92, 18, t.light, 5), 1370, 648) +
          person(5, 1200, t.c, 0.6, [130, 260])
        : smallLathe(k, 90, 930, t.c) +
          smallLathe(k, 1040, 930, t.c) +
          bench(k, 640, 760, 320, 170, t.c, 1) +
          gear(k, 740, 690, 70, 14, t.light, v.variant * 5) +
          gear(k, 862, 710, 50, 11, t.sand, 8) +
          person(1, 530, t.d, -0.7, [-140, 240]) +
          person(4, 1020, t.c, 0.7, [140, 240])) +
      dimH(k, 66, 540, 30, 60) +
      axis(k, 800, 0, 800, 240) +
      (v.flag(1) ? dimV(k, 190, 420, 520, 492) : '')
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.45, x: 800, y: 620 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.35, x: 1050, y: 640 },
    ],
  },
);
