import { dimH, leader, sweep } from '../parts/dimensions.ts';
import { limb } from '../parts/figure.ts';
import { sceneOf } from '../parts/frame.ts';
import { button, gauge, louvres } from '../parts/gauges.ts';
import { box, cutRect, floor, hatch } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, n, place, repeat, type Kit } from '../parts/kit.ts';
import { rounded } from '../parts/pipes.ts';

/** A welding torch that points to the origin from the upper right, with the gauntlet holding it. */
function torch(k: Kit, glove: string, sleeve: string): string {
  const { t } = k;
  const q = k.on(glove);
  return (
    k.tube('M330 -300Q420 -420 640 -440T1000 -560', 34, t.dark) +
    limb(k, 'M520 -250L960 -420', 190, sleeve, 'butt') +
    k.tube('M60 -70Q110 -130 190 -190L390 -330', 46, t.d) +
    k.path('M10 -10L62 -98L102 -64L34 6Z', t.sand) +
    k.path('M-2 -2L14 -18L28 -2L8 12Z', t.light, EDGE) +
    k.on(t.sand).stroke('M50 -78L88 -48', DETAIL) +
    // gauntlet: back of the hand, four fingers round the handle
    k.path(
      'M230 -250Q300 -340 420 -340L600 -370L640 -180L470 -160Q380 -90 300 -130Q220 -170 230 -250Z',
      glove,
    ) +
    repeat(4, (i) =>
      place(
        k.path('M-30 -34Q-42 0 -30 44Q-6 60 18 44Q30 0 22 -34Q-4 -52 -30 -34Z', glove, CONTOUR),
        250 + i * 52,
        -196 - i * 30,
        1,
        50,
      ),
    ) +
    k.path('M300 -280Q250 -330 210 -300Q180 -270 220 -240L300 -220Z', glove) +
    q.stroke('M560 -356L596 -186M580 -360L616 -184', EDGE) +
    q.stroke('M430 -320Q470 -260 450 -180', DETAIL, q.line, '10 8')
  );
}

function sparks(k: Kit, seed: number): string {
  return k.stroke(
    repeat(16, (i) => {
      const angle = Math.PI * (1.02 + ((i * 7 + seed * 3) % 16) * 0.06);
      const [from, to] = [70 + ((i * 13) % 40), 120 + ((i * 29 + seed * 11) % 110)];
      return `M${n(from * Math.cos(angle))} ${n(from * Math.sin(angle))}L${n(to * Math.cos(angle))} ${n(to * Math.sin(angle))}`;
    }),
    EDGE,
  );
}

/** Two plates with their bevel in section, and the runs already laid. */
function joint(k: Kit, x: number, y: number, runs: number): string {
  const { t } = k;
  return (
    k.path(`M-40 ${y}H${x - 60}L${x - 10} ${y + 110}H-40Z`, t.c) +
    hatch(
      k.on(t.c),
      [
        [-40, y],
        [x - 60, y],
        [x - 10, y + 110],
        [-40, y + 110],
      ],
      { gap: 18 },
    ) +
    k.path(`M1640 ${y}H${x + 60}L${x + 10} ${y + 110}H1640Z`, t.d) +
    hatch(
      k.on(t.d),
      [
        [1640, y],
        [x + 60, y],
        [x + 10, y + 110],
        [1640, y + 110],
      ],
      { gap: 18, angle: 135 },
    ) +
    repeat(runs, (i) =>
      k.path(
        `M${n(x - 14 - i * 14)} ${n(y + 104 - i * 30)}Q${x} ${n(y + 58 - i * 32)} ${n(x + 14 + i * 14)} ${n(y + 104 - i * 30)}Q${x} ${n(y + 124 - i * 26)} ${n(x - 14 - i * 14)} ${n(y + 104 - i * 30)}Z`,
        t.light,
        EDGE,
      ),
    )
  );
}

function source(k: Kit, x: number, y: number): string {
  const { t } = k;
  return (
    k.circle(x + 60, y + 260, 34, t.dark) +
    k.circle(x + 260, y + 260, 34, t.dark) +
    k.rect(x, y, 320, 240, t.b, CONTOUR, 12) +
    gauge(k, x + 86, y + 84, 56, 0.6) +
    button(k, x + 190, y + 70, 24, t.d) +
    button(k, x + 260, y + 70, 24, t.light) +
    louvres(k.on(t.b), x + 170, y + 130, 120, 5, 18) +
    k.circle(x + 60, y + 196, 20, t.dark, EDGE) +
    k.circle(x + 116, y + 196, 20, t.dark, EDGE)
  );
}

/** A torch drawing a seam; the arc is the highlight. */
export const welding = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const [x, y] = second ? [600, 640] : [700, 660];
    const tip = second ? x + 44 : x;
    const flame = `<path transform="translate(${tip} ${y - 14})" fill="${t.sun}" d="M0 30L-16 6L-64 14L-30 -14L-58 -58L-12 -34L0 -92L16 -36L60 -54L32 -12L70 16L18 8Z"/>`;
    return (
      k.circle(x, y - 20, 250, t.a, 0) +
      k.circle(x, y - 20, 170, t.b, 0) +
      (second
        ? k.rect(80, 90, 330, 330, t.a, EDGE, 8) +
          hatch(k, box(80, 90, 330, 330), { gap: 40, colour: t.fine }) +
          hatch(k, box(80, 90, 330, 330), { gap: 40, angle: 135, colour: t.fine })
        : source(k, 90, 130) +
          k.tube(
            rounded(
              [
                [206, 330],
                [206, 420],
                [60, 470],
                [60, 660],
              ],
              60,
            ),
            18,
            t.dark,
            3,
          )) +
      (second
        ? cutRect(k, x - 130, y - 330, 110, 370, t.d, { gap: 18, angle: 135 }) +
          cutRect(k, -40, y + 40, 1680, 120, t.c, { gap: 18 }) +
          k.path(
            `M${x - 20} ${y - 34}Q${x + 40} ${y - 20} ${x + 56} ${y + 40}H${x - 20}Z`,
            t.light,
          ) +
          k
            .on(t.light)
            .stroke(
              `M${x - 20} ${y - 8}Q${x + 18} ${y + 2} ${x + 28} ${y + 40}M${x - 20} ${y + 14}Q${x} ${y + 20} ${x + 6} ${y + 40}`,
            ) +
          k.rect(180, y + 160, 80, 400, t.d) +
          k.rect(1300, y + 160, 80, 400, t.d)
        : joint(k, x, y, 3)) +
      place(sparks(k, v.variant), tip, y) +
      place(
        torch(k, v.pick([t.sand, t.light, t.c, t.sand]), v.pick([t.d, t.c, t.d, t.light])),
        tip + 6,
        y - 24,
      ) +
      flame +
      k.circle(tip, y - 14, 15, t.light, 0) +
      (second
        ? ''
        : floor(k, 870) + k.rect(240, 770, 60, 100, t.d) + k.rect(1240, 770, 60, 100, t.d)) +
      (second
        ? dimH(k, x - 130, x - 20, y - 380, y - 334)
        : dimH(k, x - 60, x + 60, y + 176, y + 112)) +
      sweep(k, x, y - 14, 330, -10, -40) +
      leader(k, x, y + 20, x - 180, y + (second ? 240 : 190), 24)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.5, x: 800, y: 560 },
      { zoom: 1.25, x: 720, y: 500 },
      { zoom: 1.3, x: 700, y: 560 },
    ],
  },
);
