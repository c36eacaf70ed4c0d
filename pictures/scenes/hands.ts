import { skins } from '../palette.ts';
import { axis, diameter, dimH, sweep } from '../parts/dimensions.ts';
import { boltCircle, polygon } from '../parts/fasteners.ts';
import { limb } from '../parts/figure.ts';
import { figureShape } from '../parts/head.ts';
import { sceneOf } from '../parts/frame.ts';
import { gear } from '../parts/gears.ts';
import { bench } from '../parts/building.ts';
import { cutRect } from '../parts/hatching.ts';
import { CONTOUR, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { mix } from '../parts/people.ts';
import { screwdriver, spanner } from '../parts/tools.ts';

/** A fist that holds a bar lying along x through the origin; the forearm comes from the lower right. */
function grip(k: Kit, skin: string, sleeve: string): string {
  const fold = mix(skin, '#000000', 0.42);
  const nail = mix(skin, '#F2C9A8', 0.5);
  return (
    limb(k, 'M90 70L420 330', 150, skin, 'butt') +
    limb(k, 'M300 236L760 600', 230, sleeve, 'butt') +
    limb(k, 'M286 224L318 250', 246, mix(sleeve, '#000000', 0.15), 'butt') +
    figureShape(
      k,
      'M-120 -30C-130 40 -90 120 -10 140C60 156 150 120 170 40C180 -20 150 -70 90 -84L-60 -80Q-112 -70 -120 -30Z',
      skin,
      5,
    ) +
    repeat(4, (i) =>
      place(
        figureShape(
          k,
          'M-34 -66C-42 -96 30 -100 36 -66L32 34C28 62 -26 62 -30 34Z',
          skin,
          4.5,
        ) + k.stroke('M-18 -20Q0 -12 20 -20M-18 -8Q0 0 18 -8', 2.4, fold),
        -96 + i * 62,
        -10 + i * 4,
        1,
        -6 + i * 4,
      ),
    ) +
    figureShape(
      k,
      'M150 30C110 -20 30 -60 -40 -64C-74 -64 -76 -104 -40 -112C50 -122 150 -90 186 -20Z',
      skin,
      4.5,
    ) +
    k.path('M-58 -78C-66 -98 -46 -106 -24 -106C-26 -92 -34 -80 -58 -78Z', nail, 2.4) +
    k.stroke('M40 -96Q48 -84 44 -70M58 -94Q66 -82 62 -66', 2.4, fold)
  );
}

/** Two hands at work: tightening a flange, or driving a screw into an open machine. */
export const hands = sceneOf(
  (k, v) => {
    const { t } = k;
    const skin = skins[(v.variant * 2 + 2) % skins.length] ?? skins[0];
    const sleeve = v.pick([t.d, t.c, t.light, t.sand]);
    const second = v.variant % 4 >= 2;
    if (second) {
      return (
        k.rect(80, 120, 760, 700, t.c, CONTOUR, 14) +
        k.rect(130, 170, 660, 600, t.a, EDGE) +
        gear(k, 330, 380, 170, 28, t.d, v.variant * 5) +
        gear(k, 560, 540, 112, 18, t.light, 6) +
        gear(k, 640, 290, 90, 14, t.sand, 2) +
        boltCircle(k, 460, 470, 0, 1, 20, t.d) +
        bench(k, -40, 820, 1680, 240, t.b, 2) +
        place(
          k.rect(-150, -13, 190, 26, t.light, EDGE) +
            k.path('M0 -36Q-14 0 0 36L230 40Q262 0 230 -40Z', t.sun),
          790,
          470,
          1,
          0,
        ) +
        place(grip(k, skin, sleeve), 1010, 470, 1.08) +
        dimH(k, 160, 500, 80, 190) +
        sweep(k, 640, 470, 90, -150, 60) +
        axis(k, 560, 470, 900, 470)
      );
    }
    const nut = polygon(470, 500, 88, 6, 0)
      .map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`)
      .join('L');
    return (
      k.circle(470, 500, 400, t.a, 0) +
      cutRect(k, -20, 860, 1640, 60, t.c, { gap: 18 }) +
      k.circle(470, 500, 330, t.c) +
      boltCircle(k, 470, 500, 252, 8, 44, t.light, 10) +
      k.circle(470, 500, 180, t.b) +
      k.circle(470, 500, 130, t.d, EDGE) +
      k.path(`M${nut}Z`, t.light) +
      axis(k, 60, 500, 900, 500) +
      axis(k, 470, 90, 470, 910) +
      diameter(k, 470, 500, 330, -125) +
      place(spanner(k, t.sun), 470, 500, 2.9, -8) +
      place(grip(k, skin, sleeve), 1180, 396, 1.16) +
      sweep(k, 470, 500, 560, -34, -14) +
      (v.flag(2)
        ? place(screwdriver(k, t.c), 1120, 840, 0.9)
        : place(screwdriver(k, t.d), 180, 846, 0.8, 0))
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.35, x: 900, y: 460 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.35, x: 760, y: 480 },
    ],
  },
);
