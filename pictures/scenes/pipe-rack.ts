import { dimH, dimV, leader } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { gaugeOnStem } from '../parts/gauges.ts';
import { floor } from '../parts/hatching.ts';
import { CONTOUR, EDGE, repeat, type Kit } from '../parts/kit.ts';
import { clamp, flange, gateValve, handWheel, pipe } from '../parts/pipes.ts';

function post(k: Kit, x: number): string {
  const { t } = k;
  return (
    k.rect(x - 26, 90, 52, 840, t.a, EDGE) +
    k.on(t.a).stroke(`M${x - 12} 90V930M${x + 12} 90V930`, 2.2) +
    k.rect(x - 54, 906, 108, 26, t.d, EDGE)
  );
}

/** Pipes on a rack with valves, gauges and branches. */
export const pipeRack = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const top = second ? 270 : 250;
    const low = 640;
    return (
      floor(k, 930) +
      post(k, 220) +
      post(k, 800) +
      post(k, 1380) +
      k.rect(-20, 380, 1640, 34, t.d, EDGE) +
      k.rect(-20, 780, 1640, 34, t.d, EDGE) +
      pipe(
        k,
        [
          [-40, 110],
          [1640, 110],
        ],
        46,
        t.d,
      ) +
      repeat(4, (i) => clamp(k, 100 + i * 460, 110, 46, t.light)) +
      pipe(
        k,
        [
          [-40, top + 70],
          [1640, top + 70],
        ],
        84,
        t.c,
      ) +
      pipe(
        k,
        [
          [-40, low + 80],
          [520, low + 80],
          [520, 520],
          [1080, 520],
          [1080, low + 80],
          [1640, low + 80],
        ],
        70,
        t.sand,
      ) +
      (second
        ? pipe(
            k,
            [
              [1000, top + 70],
              [1000, 470],
              [1240, 470],
              [1240, 1010],
            ],
            50,
            t.light,
          )
        : pipe(
            k,
            [
              [340, top + 70],
              [340, 1010],
            ],
            50,
            t.light,
          )) +
      flange(k, 120, top + 70, 84, t.c) +
      flange(k, 1500, top + 70, 84, t.c) +
      gateValve(k, second ? 560 : 800, top + 70, 84, t.light, t.sun) +
      gateValve(k, second ? 800 : 800, 520, 62, t.d) +
      flange(k, 520, 620, 70, t.sand, true) +
      flange(k, 1080, 620, 70, t.sand, true) +
      gaugeOnStem(k, second ? 1240 : 560, second ? top + 30 : top + 30, 62, 0.35, 34) +
      gaugeOnStem(k, second ? 330 : 1180, top + 30, 62, 0.62, 34) +
      flange(k, second ? 1240 : 340, 560, 50, t.light, true) +
      handWheel(k, second ? 1240 : 340, 860, 62, t.d, true) +
      (v.flag(1) ? gateValve(k, 1400, low + 80, 62, t.c) : clamp(k, 1380, low + 80, 70, t.d)) +
      (v.flag(2) ? clamp(k, 220, low + 80, 70, t.d) : flange(k, 220, low + 80, 70, t.sand)) +
      dimH(k, 520, 1080, 880, 760) +
      dimV(k, top + 28, top + 112, 1560, 1500) +
      leader(k, 1080, 700, 1200, 600, 24) +
      k.rect(600, 900, 90, 30, t.sand, CONTOUR)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.7, x: 800, y: 340 },
      { zoom: 1.15, x: 760, y: 420 },
      { zoom: 1.4, x: 700, y: 400 },
    ],
  },
);
