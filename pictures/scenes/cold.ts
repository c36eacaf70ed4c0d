import { axis, dimH, leader, sweep } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { compressor, exchanger, manifold, receiver } from '../parts/refrigeration.ts';
import { floor } from '../parts/hatching.ts';
import { EDGE, repeat } from '../parts/kit.ts';
import { flange, pipe } from '../parts/pipes.ts';

/** Compressor, condenser and evaporator of a refrigeration loop. */
export const cold = sceneOf(
  (k, v) => {
    const { t } = k;
    const fans = v.pick([1, 2, 2, 1]);
    const turn = v.variant * 23;
    const second = v.variant % 4 >= 2;
    // The closer view of the compressor has its highlight on the suction line.
    const onPipe = v.variant % 4 === 1;
    return (
      floor(k, 930) +
      pipe(
        k,
        [
          [640, 240],
          [760, 240],
          [760, 500],
          [440, 500],
          [440, 625],
        ],
        30,
        onPipe ? t.sun : t.sand,
      ) +
      pipe(
        k,
        [
          [260, 625],
          [260, 560],
          [860, 560],
          [860, 160],
          [960, 160],
        ],
        30,
        t.light,
      ) +
      pipe(
        k,
        [
          [960, 350],
          [900, 350],
          [900, 720],
          [960, 720],
        ],
        24,
        t.d,
      ) +
      pipe(
        k,
        [
          [1320, 720],
          [1500, 720],
          [1500, 90],
          [400, 90],
          [400, 130],
        ],
        24,
        t.d,
      ) +
      flange(k, 860, 420, 30, t.light, true) +
      flange(k, 600, 500, 30, t.sand) +
      exchanger(k, 140, 120, 500, 280, fans, turn) +
      exchanger(k, 960, 110, 440, 290, second ? 1 : 2, turn + 30) +
      k.path('M1180 90m-34 -28L1146 118L1214 62V118Z', t.light, EDGE) +
      compressor(k, 150, 650) +
      receiver(k, 960, 665) +
      (second
        ? repeat(
            3,
            (i) =>
              axis(k, 980 + i * 150, 430, 980 + i * 150, 500) +
              k.stroke(`M${980 + i * 150} 420q24 20 0 40q-24 20 0 40`, EDGE, t.fine),
          )
        : '') +
      manifold(k, second ? 1130 : 1160, second ? 490 : 505, onPipe ? t.light : t.sun) +
      dimH(k, 140, 640, 60, 120) +
      sweep(k, 590, 806, 140, -60, 30) +
      leader(k, 350, 760, 700, 640, 24)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.6, x: 420, y: 720 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.6, x: 1150, y: 380 },
    ],
  },
);
