import { screwRow } from '../parts/fasteners.ts';
import { axis, dimH, leader } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { button, screen } from '../parts/gauges.ts';
import { CONTOUR, DETAIL, EDGE, repeat, through, type Kit, type Point } from '../parts/kit.ts';
import { rounded } from '../parts/pipes.ts';

function module(k: Kit, x: number, fill: string, lamps: number, lit: number): string {
  const { t } = k;
  return (
    k.rect(x, 210, 150, 380, fill, CONTOUR, 8) +
    k.rect(x + 16, 226, 118, 110, t.light, EDGE, 5) +
    repeat(lamps, (i) =>
      k.rect(
        x + 28 + (i % 4) * 26,
        242 + Math.floor(i / 4) * 28,
        16,
        14,
        (i * 7 + lit) % 3 === 0 ? t.d : t.light,
        DETAIL,
        2,
      ),
    ) +
    k.rect(x + 16, 356, 118, 216, t.dark, EDGE, 4) +
    screwRow(k, x + 46, 380, x + 46, 548, 6, 13, t.light) +
    screwRow(k, x + 104, 380, x + 104, 548, 6, 13, t.light)
  );
}

/** A ladder diagram: contacts and coils between two rails. */
function ladder(k: Kit, x: number, y: number, w: number, rungs: number, shift: number): string {
  let d = `M${x} ${y}v${rungs * 76 + 20}M${x + w} ${y}v${rungs * 76 + 20}`;
  for (let i = 0; i < rungs; i += 1) {
    const row = y + 50 + i * 76;
    const contact = x + 60 + ((i + shift) % 3) * 50;
    d += `M${x} ${row}H${contact}m0 -18v36m22 -36v36m0 -18H${x + w - 90}a22 22 0 0 1 44 0a22 22 0 0 1 -44 0m44 0H${x + w}`;
    if ((i + shift) % 2 === 0)
      d += `M${contact - 34} ${row}v36h34m0 -16v32m22 -32v32m0 -16h34v-36`;
  }
  return k.stroke(d, EDGE);
}

function conveyor(k: Kit, y: number, boxes: number, shift: number): string {
  const { t } = k;
  return (
    k.rect(830, y + 60, 26, 160, t.d, EDGE) +
    k.rect(1400, y + 60, 26, 160, t.d, EDGE) +
    k.rect(760, y, 740, 64, t.d, CONTOUR, 32) +
    repeat(
      8,
      (i) =>
        k.circle(794 + i * 96, y + 32, 20, t.light, EDGE) +
        k.circle(794 + i * 96, y + 32, 5, t.dark, 0),
    ) +
    repeat(boxes, (i) => {
      const left = 820 + shift * 26 + i * 210;
      return (
        k.rect(left, y - 96, 110, 94, i === 1 ? t.sun : t.sand, CONTOUR, 3) +
        k.on(t.sand).stroke(`M${left + 40} ${y - 96}v34h30v-34`, EDGE)
      );
    }) +
    k.rect(1180, y - 236, 26, 240, t.d, EDGE) +
    k.rect(1150, y - 250, 88, 54, t.light, EDGE, 6) +
    k.stroke(`M1150 ${y - 222}H1010`, DETAIL, t.fine, '10 8')
  );
}

/** A programmable controller that drives a small conveyor. */
export const controller = sceneOf(
  (k, v) => {
    const { t } = k;
    const modules = v.between(3, 4, 1);
    const right = 150 + 190 + modules * 158;
    const lines: Point[][] = Array.from({ length: 5 }, (_, i) => [
      [396 + i * 158 * ((modules - 1) / 4), 590],
      [396 + i * 158 * ((modules - 1) / 4), 700 - i * 13],
      [1034, 700 - i * 13],
    ]);
    return (
      k.rect(60, 120, right + 30, 560, t.a, CONTOUR, 10) +
      k.rect(60, 380, right + 30, 44, t.light, EDGE) +
      k.on(t.light).stroke(
        through([
          [60, 392],
          [right + 90, 392],
        ]) + `M60 412H${right + 90}`,
        DETAIL,
      ) +
      lines
        .map((points, i) =>
          k.tube(
            rounded(points, 20),
            12,
            [t.sand, t.light, t.d, t.c, t.light][i] ?? t.light,
            2.2,
          ),
        )
        .join('') +
      // processor
      k.rect(110, 190, 210, 420, t.d, CONTOUR, 10) +
      screen(k, 134, 214, 162, 110, v.variant) +
      repeat(3, (i) => button(k, 160 + i * 56, 372, 18, [t.light, t.dark, t.c][i] ?? t.c)) +
      k.rect(140, 420, 70, 60, t.light, EDGE, 4) +
      k.rect(226, 420, 70, 60, t.light, EDGE, 4) +
      k.rect(150, 520, 130, 60, t.c, EDGE, 5) +
      repeat(modules, (i) =>
        module(k, 340 + i * 158, i % 2 === 0 ? t.c : t.b, 12, i + v.variant),
      ) +
      // operator panel or diagram
      (v.variant % 4 < 2
        ? k.rect(1140, 110, 380, 330, t.c, CONTOUR, 14) +
          k.rect(1166, 136, 328, 220, t.light, EDGE, 6) +
          ladder(k.on(t.light), 1190, 130, 280, 2, v.variant) +
          repeat(4, (i) =>
            button(k, 1206 + i * 82, 398, 22, [t.d, t.light, t.dark, t.d][i] ?? t.d),
          )
        : k.rect(1130, 70, 410, 440, t.light, EDGE) +
          ladder(k.on(t.light), 1170, 90, 330, 5, v.variant)) +
      k.rect(1030, 640, 220, 70, t.b, CONTOUR, 6) +
      repeat(5, (i) => k.circle(1062 + i * 38, 675, 11, t.light, EDGE)) +
      conveyor(k, 790, v.between(2, 3, 3), v.variant % 3) +
      k.rect(120, 760, 420, 150, t.b, CONTOUR, 8) +
      repeat(4, (i) =>
        button(k, 180 + i * 100, 836, 34, [t.d, t.light, t.dark, t.c][i] ?? t.d),
      ) +
      dimH(k, 110, 320, 76, 190) +
      axis(k, 40, 402, 1100, 402) +
      leader(k, 415, 300, 560, 60, 24)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.25, x: 700, y: 560 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 1050, y: 640 },
    ],
  },
);
