import { dimH, dimV } from '../parts/dimensions.ts';
import { figure } from '../parts/figure.ts';
import { sceneOf } from '../parts/frame.ts';
import { corrugated, steelWindow } from '../parts/building.ts';
import { box, hatch } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, place, repeat, type Kit } from '../parts/kit.ts';
import { hedge, palm, tree } from '../parts/nature.ts';
import { lookOf } from '../parts/people.ts';

/** The main building: two floors, gallery, roof sheets; left edge at x, standing on y. */
function building(k: Kit, x: number, y: number, bays: number, doorBay: number): string {
  const { t } = k;
  const w = bays * 170;
  return (
    k.rect(x, y - 480, w, 480, t.light) +
    k.path(
      `M${x - 40} ${y - 480}L${x + 10} ${y - 560}H${x + w - 10}L${x + w + 40} ${y - 480}Z`,
      t.d,
    ) +
    corrugated(k, x - 40, y - 490, w + 80, 26, t.c) +
    repeat(bays, (i) => {
      const left = x + i * 170;
      return (
        steelWindow(k, left + 35, y - 420, 100, 110, 2, 2, t.b) +
        (i === doorBay
          ? k.rect(left + 25, y - 190, 120, 190, t.d) +
            k
              .on(t.d)
              .stroke(
                `M${left + 85} ${y - 186}V${y}M${left + 42} ${y - 166}h28v60h-28ZM${left + 100} ${y - 166}h28v60h-28Z`,
                EDGE,
              )
          : steelWindow(k, left + 35, y - 180, 100, 110, 2, 2, t.b))
      );
    }) +
    k.rect(x - 10, y - 262, w + 20, 26, t.sand, EDGE) +
    k.on(t.light).stroke(
      repeat(bays * 7, (i) => `M${x + 12 + i * 24.2} ${y - 310}v48`),
      DETAIL,
    ) +
    k.rect(x - 10, y - 316, w + 20, 12, t.d, EDGE) +
    repeat(bays + 1, (i) => k.rect(x - 8 + i * 170, y - 480, 16, 480, t.sand, EDGE)) +
    k.rect(x - 30, y - 16, w + 60, 16, t.sand, EDGE)
  );
}

/** A workshop with a saw-tooth roof. */
function sawtooth(k: Kit, x: number, y: number, teeth: number): string {
  const { t } = k;
  return (
    repeat(
      teeth,
      (i) =>
        k.path(`M${x + i * 190} ${y - 250}V${y - 370}L${x + (i + 1) * 190} ${y - 250}Z`, t.c) +
        k.path(
          `M${x + i * 190 + 12} ${y - 264}V${y - 336}L${x + i * 190 + 70} ${y - 300}V${y - 264}Z`,
          t.b,
          DETAIL,
        ),
    ) +
    k.rect(x, y - 250, teeth * 190, 250, t.sand) +
    k.rect(x + 60, y - 180, 170, 180, t.d) +
    k.on(t.d).stroke(
      repeat(7, (i) => `M${x + 60} ${y - 160 + i * 23}h170`),
      DETAIL,
    ) +
    (teeth > 2 ? steelWindow(k, x + 300, y - 190, 210, 90, 4, 2, t.b) : '')
  );
}

/** The courtyard in Lomé: buildings, palms, a mango tree, people; the sun low. */
export const courtyard = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const y = 780;
    const person = (seed: number, x: number, turn: number, scale = 0.36): string => {
      const look = lookOf(seed + v.variant * 2, { age: 0, hairColour: '#17110E' });
      const pick = (seed + v.variant) % 3;
      return place(
        figure(k, {
          look,
          dress: pick === 0 ? 'overall' : look.woman ? 'pagne' : 'polo',
          main: [t.d, t.sand, t.c][pick] ?? t.d,
          accent: t.light,
          trousers: t.dark,
          turn,
          left: turn > 0 ? [-120, 384] : [-140, 190],
          right: turn > 0 ? [140, 190] : [120, 384],
          standing: true,
        }),
        x,
        900 - 785 * scale + (seed % 3) * 14,
        scale,
      );
    };
    return (
      k.circle(second ? 330 : 1180, 260, 150, t.sun, 0) +
      k.stroke(
        `M-20 330H${second ? 140 : 980}M${second ? 520 : 1370} 300H1640M120 250h180M1420 360h120`,
        DETAIL,
        t.fine,
      ) +
      k.path('M-20 640Q200 560 420 620T900 600T1640 610V1020H-20Z', t.b, 0) +
      (second
        ? sawtooth(k, 620, y, 4) + building(k, -60, y, 3, 1)
        : building(k, 330, y, 5, 2) + sawtooth(k, 1260, y, 2)) +
      hedge(k, second ? 480 : -30, y, second ? 130 : 330, t.c) +
      k.rect(-20, y, 1640, 240, t.a, 0) +
      k.seg(-20, y, 1620, y, CONTOUR) +
      hatch(k, box(-20, y + 4, 1640, 26), { gap: 22, angle: 135, colour: t.fine }) +
      k.path(
        second ? 'M1120 780L980 1020H1300L1200 780Z' : 'M700 780L560 1020H960L840 780Z',
        t.sand,
        0,
      ) +
      (second
        ? palm(k, 540, 850, 560, v.variant) + palm(k, 1500, 880, 640, v.variant + 1)
        : tree(k, 150, 850, 190, t.c) +
          palm(k, 1360, 850, 590, v.variant) +
          palm(k, 1510, 880, 470, v.variant + 1)) +
      person(1, second ? 700 : 420, 0.6) +
      person(4, second ? 840 : 560, -0.6) +
      person(2, second ? 1190 : 1010, 0.5) +
      (v.flag(2) ? person(9, second ? 1310 : 1130, -0.6) : '') +
      person(6, second ? 260 : 770, 0.2) +
      (second ? dimV(k, 410, 780, 600, 640) : dimH(k, 330, 1180, 170, 216))
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 900, y: 520 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.25, x: 700, y: 520 },
    ],
    grid: true,
  },
);
