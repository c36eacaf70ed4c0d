import { dimH, dimV } from '../parts/dimensions.ts';
import { figureShape } from '../parts/head.ts';
import { sceneOf } from '../parts/frame.ts';
import { floor, hatch } from '../parts/hatching.ts';
import { EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { extinguisher, helmet } from '../parts/indoors.ts';

function glove(k: Kit, fill: string): string {
  const q = k.on(fill);
  return (
    figureShape(
      k.on(fill),
      'M-60 150L-70 20Q-74 -10 -66 -60Q-60 -84 -44 -60L-36 -10Q-40 -90 -30 -120Q-14 -136 -4 -116L0 -20Q0 -110 12 -130Q30 -140 36 -116L34 -14Q44 -90 54 -102Q72 -108 74 -84L68 20L96 -20Q116 -34 122 -12Q110 50 66 90L64 150Z',
      fill,
      5,
    ) +
    k.rect(-72, 146, 144, 66, k.t.d, EDGE, 8) +
    q.stroke('M-50 60Q0 84 56 56', EDGE)
  );
}

function shield(k: Kit, fill: string, mark: string): string {
  return (
    k.path(
      'M0 -170Q80 -130 150 -130V10Q150 130 0 200Q-150 130 -150 10V-130Q-80 -130 0 -170Z',
      fill,
      7,
    ) +
    k
      .on(fill)
      .stroke(
        'M0 -138Q70 -104 122 -102V8Q122 106 0 166Q-122 106 -122 8V-102Q-70 -104 0 -138Z',
        EDGE,
      ) +
    k.path('M-66 10L-38 -20L-12 8L56 -70L86 -42L-10 66Z', mark, EDGE)
  );
}

function goggles(k: Kit, x: number, y: number): string {
  const { t } = k;
  return (
    k.stroke(
      `M${x - 130} ${y - 10}Q${x - 200} ${y + 20} ${x - 190} ${y + 60}M${x + 130} ${y - 10}Q${x + 200} ${y + 20} ${x + 190} ${y + 60}`,
      14,
      t.dark,
    ) +
    k.path(
      `M${x - 130} ${y - 50}Q${x} ${y - 76} ${x + 130} ${y - 50}Q${x + 150} ${y + 50} ${x + 70} ${y + 52}Q${x + 26} ${y + 50} ${x} ${y + 14}Q${x - 26} ${y + 50} ${x - 70} ${y + 52}Q${x - 150} ${y + 50} ${x - 130} ${y - 50}Z`,
      t.b,
    ) +
    k
      .on(t.b)
      .stroke(
        `M${x - 96} ${y + 14}l34 -46M${x - 76} ${y + 22}l38 -50M${x + 50} ${y + 14}l34 -46`,
        EDGE,
      )
  );
}

function boots(k: Kit, x: number, y: number): string {
  const { t } = k;
  return repeat(2, (i) =>
    place(
      k.path('M-60 -170H50V-70Q110 -62 120 -24V0H-60Z', t.c) +
        k.path('M40 -66Q110 -62 120 -24V-18H44Z', t.light, EDGE) +
        k.rect(-66, -16, 192, 22, t.dark, EDGE, 4) +
        k.on(t.c).stroke('M-10 -150h50M-10 -124h50M-8 -98h48', EDGE),
      x + i * 160,
      y - 6,
    ),
  );
}

function earmuffs(k: Kit, x: number, y: number): string {
  const { t } = k;
  return (
    k.stroke(
      `M${x - 90} ${y}C${x - 100} ${y - 170} ${x + 100} ${y - 170} ${x + 90} ${y}`,
      18,
      t.dark,
    ) +
    k.rect(x - 124, y - 40, 60, 110, t.d, 5.5, 26) +
    k.rect(x + 64, y - 40, 60, 110, t.d, 5.5, 26)
  );
}

/** Safety, health and environment: protective equipment on a shelf, shield, extinguisher. */
export const safety = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const top = v.pick([t.light, t.sand, t.light, t.c]);
    return (
      floor(k, 930) +
      (second
        ? k.rect(90, 90, 640, 840, t.a, 5.5, 8) +
          k.rect(90, 420, 640, 24, t.d, EDGE) +
          k.rect(90, 700, 640, 24, t.d, EDGE) +
          helmet(k, 260, 420, top) +
          helmet(k, 560, 420, t.c) +
          goggles(k, 270, 620) +
          earmuffs(k, 570, 610) +
          boots(k, 220, 926) +
          place(glove(k, t.sand), 620, 790, 0.56) +
          place(shield(k, t.c, t.sun), 1040, 390, 1.35) +
          k.rect(1300, 200, 220, 640, t.a, EDGE, 8) +
          extinguisher(k, 1400, 800, t.light) +
          hatch(
            k,
            [
              [1300, 200],
              [1520, 200],
              [1520, 260],
              [1300, 260],
            ],
            { gap: 24, colour: t.fine },
          ) +
          dimV(k, 248, 420, 60, 90) +
          dimH(k, 140, 380, 190, 246)
        : k.circle(800, 420, 330, t.a, 0) +
          k.circle(800, 420, 330, undefined, EDGE) +
          place(shield(k, t.d, t.sun), 800, 400, 1.2) +
          k.rect(80, 700, 1040, 30, t.sand) +
          k.rect(140, 730, 40, 200, t.d) +
          k.rect(1020, 730, 40, 200, t.d) +
          helmet(k, 280, 700, top) +
          place(glove(k, t.sand), 550, 560, 0.64) +
          goggles(k, 900, 650) +
          (v.flag(1) ? earmuffs(k, 300, 380) : place(glove(k, t.c), 690, 566, 0.6, 0, true)) +
          boots(k, 370, 930) +
          extinguisher(k, 1360, 930, t.light) +
          k.rect(1250, 150, 240, 360, t.light, EDGE, 4) +
          k
            .on(t.light)
            .stroke('M1290 440V340H1350V260H1450M1450 260l-20 -16v32ZM1290 440l-18 0', 6) +
          hatch(
            k,
            [
              [1250, 150],
              [1490, 150],
              [1490, 190],
              [1250, 190],
            ],
            { gap: 16, colour: t.fine },
          ) +
          dimV(k, 630, 930, 1530, 1450) +
          dimH(k, 160, 400, 470, 520))
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.4, x: 620, y: 540 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 800, y: 460 },
    ],
  },
);
