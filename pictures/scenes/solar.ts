import { dimV, sweep, dimH, leader } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { button, screen } from '../parts/gauges.ts';
import { floor, hatch } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, n, place, repeat, type Kit } from '../parts/kit.ts';
import { rounded } from '../parts/pipes.ts';
import { palm } from '../parts/nature.ts';
import { figure } from '../parts/figure.ts';
import { lookOf } from '../parts/people.ts';

/** A panel of 6 x 4 cells leaning to the right: a parallelogram with its cells. */
function panel(k: Kit, x: number, y: number, w: number, h: number, lean: number): string {
  const { t } = k;
  const at = (u: number, w2: number): string => `${n(x + u * w + w2 * lean)} ${n(y + w2 * h)}`;
  const q = k.on(t.dark);
  return (
    k.path(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`, t.dark) +
    q.stroke(
      repeat(5, (i) => `M${at((i + 1) / 6, 0)}L${at((i + 1) / 6, 1)}`) +
        repeat(3, (i) => `M${at(0, (i + 1) / 4)}L${at(1, (i + 1) / 4)}`),
      DETAIL,
      t.fine,
    ) +
    q.stroke(`M${at(0.08, 0.7)}L${at(0.22, 0.3)}M${at(0.13, 0.75)}L${at(0.26, 0.38)}`, EDGE)
  );
}

function sunDisc(k: Kit, x: number, y: number, r: number): string {
  return (
    k.circle(x, y, r, k.t.sun, 0) +
    k.stroke(
      repeat(16, (i) => {
        const angle = (i * Math.PI) / 8;
        return `M${n(x + (r + 22) * Math.cos(angle))} ${n(y + (r + 22) * Math.sin(angle))}L${n(x + (r + (i % 2 === 0 ? 60 : 44)) * Math.cos(angle))} ${n(y + (r + (i % 2 === 0 ? 60 : 44)) * Math.sin(angle))}`;
      }),
      EDGE,
      k.t.fine,
    )
  );
}

function turbine(k: Kit, x: number, y: number, turn: number): string {
  const { t } = k;
  return (
    k.path(`M${x - 9} ${y}L${x - 20} 840H${x + 20}L${x + 9} ${y}Z`, t.light, EDGE) +
    repeat(
      3,
      (i) =>
        `<g transform="rotate(${turn + i * 120} ${x} ${y})">${k.path(`M${x - 8} ${y}C${x - 28} ${y - 60} ${x - 12} ${y - 150} ${x} ${y - 200}C${x + 8} ${y - 130} ${x + 12} ${y - 60} ${x + 8} ${y}Z`, t.light, EDGE)}</g>`,
    ) +
    k.circle(x, y, 18, t.d, EDGE)
  );
}

/** Inverter, charge regulator and batteries on a wall. */
function storage(k: Kit, x: number, y: number, cells: number, phase: number): string {
  const { t } = k;
  return (
    k.rect(x, y, 250, 250, t.c, CONTOUR, 12) +
    screen(k, x + 30, y + 28, 190, 100, phase) +
    repeat(3, (i) =>
      button(k, x + 66 + i * 60, y + 180, 20, [t.d, t.light, t.dark][i] ?? t.d),
    ) +
    repeat(cells, (i) => {
      const left = x - 20 + i * 100;
      return (
        k.rect(left, y + 330, 88, 130, t.d, CONTOUR, 6) +
        k.rect(left + 14, y + 314, 18, 18, t.light, DETAIL) +
        k.rect(left + 56, y + 314, 18, 18, t.light, DETAIL) +
        k.on(t.d).stroke(`M${left + 14} ${y + 380}h60m-60 30h60`, DETAIL)
      );
    }) +
    k.tube(
      rounded(
        [
          [x + 60, y + 250],
          [x + 60, y + 290],
          [x + 3, y + 290],
          [x + 3, y + 314],
        ],
        20,
      ),
      10,
      t.sand,
      2,
    ) +
    k.tube(
      rounded(
        [
          [x + 160, y + 250],
          [x + 160, y + 290],
          [x + 45 + (cells - 1) * 100, y + 290],
          [x + 45 + (cells - 1) * 100, y + 314],
        ],
        20,
      ),
      10,
      t.light,
      2,
    )
  );
}

/** Solar panels, their storage, and the sun. */
export const solar = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const cells = v.between(3, 4, 1);
    return (
      sunDisc(k, second ? 1330 : 250, 190, second ? 120 : 96) +
      (second ? '' : turbine(k, 760, 330, v.variant * 17) + turbine(k, 640, 440, 40)) +
      k.path('M-20 780Q260 690 560 760T1100 740T1640 760V1020H-20Z', t.b, 0) +
      palm(k, second ? 90 : 1540, 860, 420, v.variant) +
      floor(k, 900) +
      (second
        ? repeat(
            2,
            (i) =>
              k.path(
                `M${260 + i * 620} 700L${300 + i * 620} 900H${330 + i * 620}L${300 + i * 620} 700ZM${640 + i * 620} 560V900H${670 + i * 620}V560Z`,
                t.d,
                EDGE,
              ) + panel(k, 330 + i * 620, 420, 430, 320, -170),
          ) +
          place(
            figure(k, {
              look: lookOf(v.variant + 3, { headgear: 'helmet', headgearColour: t.light }),
              dress: 'jacket',
              main: t.sand,
              accent: t.light,
              trousers: t.d,
              turn: -0.8,
              left: [-150, 130],
              right: [60, 260],
              standing: true,
            }),
            850,
            420,
            0.62,
          )
        : k.path('M60 900V560L100 540V900ZM430 900V690H462V900Z', t.d, EDGE) +
          panel(k, 190, 470, 470, 340, -150) +
          k.rect(880, 330, 560, 590, t.a, EDGE) +
          hatch(
            k,
            [
              [880, 330],
              [1440, 330],
              [1440, 360],
              [880, 360],
            ],
            { gap: 16, colour: t.fine },
          ) +
          storage(k, 960, 400, cells, v.variant) +
          k.tube(
            rounded(
              [
                [560, 800],
                [560, 870],
                [820, 870],
                [820, 520],
                [960, 520],
              ],
              30,
            ),
            12,
            t.sand,
            2.4,
          )) +
      (second
        ? dimH(k, 330, 760, 380, 415) + sweep(k, 160, 740, 200, -60, -10)
        : sweep(k, 40, 810, 560, -42, -8) +
          dimV(k, 400, 650, 1400, 1215) +
          leader(k, 430, 600, 540, 330, 24))
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.25, x: 700, y: 420 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 985, y: 400 },
    ],
  },
);
