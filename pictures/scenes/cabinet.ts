import { screwRow } from '../parts/fasteners.ts';
import { dimH, dimV } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { button, gauge } from '../parts/gauges.ts';
import { floor } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, n, place, repeat, type Kit } from '../parts/kit.ts';
import { rounded } from '../parts/pipes.ts';
import { multimeter, screwdriver } from '../parts/tools.ts';

function breaker(k: Kit, x: number, y: number, poles: number, fill: string): string {
  const { t } = k;
  const w = poles * 38;
  return (
    k.rect(x, y, w, 120, fill, EDGE, 4) +
    repeat(
      poles,
      (i) =>
        k.circle(x + 19 + i * 38, y + 16, 8, t.light, DETAIL) +
        k.circle(x + 19 + i * 38, y + 104, 8, t.light, DETAIL),
    ) +
    k.rect(x + 8, y + 36, w - 16, 48, t.light, DETAIL, 3) +
    k.rect(x + w / 2 - 11, y + 40, 22, 26, t.dark, DETAIL, 3)
  );
}

function contactor(k: Kit, x: number, y: number): string {
  const { t } = k;
  return (
    k.rect(x, y, 110, 150, t.c, EDGE, 5) +
    screwRow(k, x + 20, y + 18, x + 90, y + 18, 3, 10, t.light) +
    k.rect(x + 16, y + 40, 78, 66, t.d, EDGE, 4) +
    k.rect(x + 38, y + 58, 34, 30, t.light, DETAIL) +
    screwRow(k, x + 20, y + 132, x + 90, y + 132, 3, 10, t.light)
  );
}

/** A wiring duct with its comb. */
function duct(k: Kit, x: number, y: number, w: number): string {
  const { t } = k;
  return (
    k.rect(x, y, w, 44, t.d, EDGE) +
    k.on(t.d).stroke(
      repeat(Math.floor(w / 14) - 1, (i) => `M${n(x + 14 + i * 14)} ${y}v10m0 24v10`),
      DETAIL,
    )
  );
}

function wires(
  k: Kit,
  x: number,
  y1: number,
  y2: number,
  count: number,
  gap: number,
  colours: readonly string[],
): string {
  return repeat(count, (i) =>
    k.tube(
      rounded(
        [
          [x + i * gap, y1],
          [x + i * gap, y2],
        ],
        8,
      ),
      9,
      colours[i % colours.length] ?? k.t.light,
      1.8,
    ),
  );
}

function inside(k: Kit, x: number, y: number, w: number, rows: number): string {
  const { t } = k;
  const colours = [t.sand, t.light, t.d];
  const inner = w - 60;
  const rail = (top: number): string =>
    k.rect(x + 30, top, inner, 22, t.light, DETAIL) +
    k.on(t.light).seg(x + 30, top + 11, x + 30 + inner, top + 11);
  return (
    duct(k, x + 30, y, inner) +
    wires(k, x + 66, y + 44, y + 110, 10, 38, colours) +
    rail(y + 154) +
    repeat(3, (i) => breaker(k, x + 50 + i * 134, y + 104, 3, i === 0 ? t.sun : t.c)) +
    breaker(k, x + 50 + 3 * 134, y + 104, 1, t.c) +
    wires(k, x + 70, y + 220, y + 270, 10, 38, colours) +
    duct(k, x + 30, y + 262, inner) +
    wires(k, x + 84, y + 306, y + 350, 3, 35, colours) +
    wires(k, x + 224, y + 306, y + 350, 3, 35, colours) +
    wires(k, x + 364, y + 306, y + 350, 3, 35, colours) +
    rail(y + 410) +
    repeat(3, (i) => contactor(k, x + 64 + i * 140, y + 346)) +
    (rows > 2
      ? duct(k, x + 30, y + 528, inner) +
        repeat(
          14,
          (i) =>
            k.rect(x + 48 + i * 32, y + 590, 28, 66, i % 5 === 4 ? t.d : t.sand, DETAIL, 3) +
            k.circle(x + 62 + i * 32, y + 606, 7, t.light, DETAIL) +
            k.circle(x + 62 + i * 32, y + 640, 7, t.light, DETAIL),
        ) +
        wires(k, x + 62, y + 656, y + 716, 14, 32, colours)
      : '')
  );
}

/** An open electrical cabinet, wired, with its measuring tools. */
export const cabinet = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const x = second ? 200 : 480;
    const door = x + 580;
    return (
      floor(k, 930) +
      k.rect(x + 30, 890, 520, 44, t.d) +
      k.rect(x, 60, 580, 830, t.c, CONTOUR, 8) +
      k.rect(x + 24, 84, 532, 782, t.a, EDGE) +
      inside(k, x + 20, 104, 540, 3) +
      // the open door, seen at an angle
      k.path(`M${door} 60L${door + 330} 20V930L${door} 890Z`, t.b) +
      k.on(t.b).stroke(`M${door + 24} 84L${door + 306} 52V894L${door + 24} 864Z`, EDGE) +
      k.path(`M${door + 60} 520L${door + 260} 516V760L${door + 60} 750Z`, t.light, EDGE) +
      k
        .on(t.light)
        .stroke(
          `M${door + 90} 560h60v50h80M${door + 90} 650h40l30 -24v48l-30 -24M${door + 160} 650h70M${door + 90} 710h140`,
          EDGE,
        ) +
      gauge(k, door + 105, 180, 58, 0.45) +
      gauge(k, door + 235, 172, 58, 0.6) +
      repeat(3, (i) =>
        button(k, door + 90 + i * 80, 320 - i * 3, 26, [t.d, t.light, t.dark][i] ?? t.d),
      ) +
      k.rect(door + 130, 400, 80, 60, t.light, EDGE, 6) +
      k.stroke(`M${door + 150} 450L${door + 190} 412`, 8, k.on(t.light).line) +
      (second
        ? place(
            k.rect(-20, 20, 260, 24, t.sand) +
              k.rect(0, 44, 20, 330, t.d, EDGE) +
              k.rect(200, 44, 20, 330, t.d, EDGE),
            1230,
            560,
          ) +
          place(multimeter(k, t.d), 1260, 338) +
          k.stroke(
            'M1310 578Q1240 700 1180 640Q1120 600 700 520M1360 578Q1330 760 1150 720',
            EDGE,
          ) +
          dimV(k, 60, 890, 110, 190)
        : place(multimeter(k, t.d), 180, 420, 1.15) +
          k.stroke(
            'M240 696Q240 790 330 760Q420 720 580 640M290 696Q300 840 400 800Q470 770 640 560',
            EDGE,
          ) +
          place(screwdriver(k, t.c), 140, 360, 0.9, -20) +
          dimH(k, x, x + 580, 965, 935)) +
      (v.flag(1)
        ? k.tube(`M${x + 120} 60V-20M${x + 200} 60V-20M${x + 280} 60V-20`, 30, t.sand, EDGE)
        : k.tube(`M${x + 290} 60V-20`, 60, t.dark))
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.75, x: 820, y: 380 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.4, x: 560, y: 620 },
    ],
  },
);
