import { boltCircle } from '../parts/fasteners.ts';
import { axis, dimH, leader, sweep } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { gear } from '../parts/gears.ts';
import { button, louvres } from '../parts/gauges.ts';
import { lamp, steelWindow } from '../parts/building.ts';
import { floor } from '../parts/hatching.ts';
import { DETAIL, EDGE, repeat, type Kit } from '../parts/kit.ts';
import { handWheel } from '../parts/pipes.ts';
import { toolRow } from '../parts/tools.ts';

function bed(k: Kit): string {
  const { t } = k;
  const q = k.on(t.c);
  return (
    k.path('M150 640H500V930H130V680Q130 640 150 640Z', t.c) +
    k.path('M1180 680H1460V930H1160V700Z', t.c) +
    louvres(q, 190, 720, 250, 6, 26) +
    k.rect(1220, 740, 180, 130, t.b, EDGE, 6) +
    k.on(t.b).circle(1376, 805, 8, undefined, EDGE) +
    k.path('M500 720H1160L1130 790H530Z', t.b) +
    k.rect(440, 604, 1060, 78, t.d) +
    k.rect(440, 590, 1060, 22, t.light) +
    k.rect(500, 652, 940, 14, t.light, DETAIL) +
    k.on(t.light).stroke(
      repeat(58, (i) => `M${510 + i * 16} 652v14`),
      DETAIL,
    )
  );
}

function headstock(k: Kit, open: boolean): string {
  const { t } = k;
  const q = k.on(t.c);
  return (
    k.rect(130, 280, 370, 370, t.c, 5.5, 16) +
    k.rect(150, 250, 330, 34, t.b, 5.5, 8) +
    (open
      ? k.rect(158, 306, 250, 250, t.a, EDGE, 10) +
        gear(k, 232, 380, 62, 16, t.d) +
        gear(k, 318, 462, 76, 20, t.light, 7) +
        gear(k, 214, 500, 40, 11, t.sand, 4)
      : q.circle(220, 380, 50, t.d, EDGE) +
        q.stroke('M220 380L254 350', 8) +
        q.circle(340, 380, 34, t.d, EDGE) +
        q.stroke('M340 380L340 352', 8) +
        q.rect(180, 462, 200, 84, t.light, EDGE, 6) +
        k
          .on(t.light)
          .stroke('M180 490H380M180 518H380M230 462V546M280 462V546M330 462V546', DETAIL)) +
    repeat(3, (i) => button(k, 200 + i * 62, 600, 20, [t.d, t.dark, t.light][i] ?? t.d)) +
    k.rect(440, 330, 62, 250, t.b)
  );
}

function chuckAndWork(k: Kit, length: number): string {
  const { t } = k;
  const q = k.on(t.light);
  const end = 650 + length;
  return (
    k.rect(502, 310, 90, 290, t.d, 5.5, 10) +
    k.on(t.d).stroke('M530 312V598M560 312V598', DETAIL) +
    k.path('M592 340H640V400H620V424H592ZM592 486H620V510H640V572H592Z', t.light, EDGE) +
    k.rect(592, 424, 68, 62, t.sand) +
    k.rect(640, 412, length * 0.45, 86, t.light) +
    k.rect(640 + length * 0.45, 428, length * 0.55, 54, t.light) +
    q.stroke(
      repeat(9, (i) => `M${640 + length * 0.45 + 26 + i * 12} 428l-8 54`),
      DETAIL,
    ) +
    k.path(`M${end - 10} 455L${end + 60} 424V486Z`, t.d, EDGE) +
    axis(k, 470, 455, end + 280, 455)
  );
}

function carriage(k: Kit, x: number): string {
  const { t } = k;
  return (
    k.rect(x - 120, 560, 300, 44, t.c, 5.5, 6) +
    k.rect(x - 140, 604, 340, 150, t.c, 5.5, 10) +
    handWheel(k, x - 70, 680, 58, t.light, true) +
    handWheel(k, x + 96, 666, 30, t.light, true) +
    k.tube(`M${x + 150} 700L${x + 190} 790`, 14, t.light, 2.6, 'round') +
    k.circle(x + 194, 796, 14, t.dark, EDGE) +
    k.rect(x - 50, 520, 190, 42, t.d, EDGE, 5) +
    k.rect(x - 20, 472, 110, 50, t.d, 5.5, 5) +
    k.path(`M${x - 74} 478L${x - 48} 466H${x + 60}V500H${x - 44}Z`, t.light, EDGE) +
    boltCircle(k, x + 34, 470, 0, 1, 18, t.d)
  );
}

function tailstock(k: Kit, x: number): string {
  const { t } = k;
  return (
    k.rect(x, 428, 130, 54, t.light) +
    k.path(
      `M${x + 80} 400Q${x + 80} 380 ${x + 110} 380H${x + 250}Q${x + 270} 380 ${x + 270} 400V520L${x + 300} 592H${x + 70}L${x + 100} 520H${x + 80}Z`,
      t.c,
    ) +
    k.rect(x + 270, 444, 50, 22, t.light, EDGE) +
    k.rect(x + 318, 384, 22, 142, t.d, EDGE, 10) +
    k.tube(`M${x + 170} 384L${x + 196} 312`, 14, t.light, 2.6, 'round') +
    k.circle(x + 198, 306, 15, t.dark, EDGE)
  );
}

/** A lathe from the front, turning a shaft. */
export const lathe = sceneOf(
  (k, v) => {
    const { t } = k;
    const length = v.pick([420, 330, 380, 460]);
    const tool = 640 + length * 0.45 + 90;
    return (
      floor(k, 930) +
      (v.variant % 4 < 2
        ? steelWindow(k, 620, 70, 420, 190, 6, 2, t.b)
        : k.rect(560, 60, 620, 230, t.a, EDGE, 8) +
          toolRow(k, 640, 100, 6, 92, 0.5, [t.d, t.light, t.c])) +
      lamp(k, 1290, -10, 60, 210, t.d) +
      bed(k) +
      headstock(k, v.flag(2)) +
      chuckAndWork(k, length) +
      tailstock(k, 650 + length + 50) +
      carriage(k, tool) +
      // the chip that leaves the tool
      k.stroke(
        `M${tool - 74} 476q-34 -36 -6 -62q30 -24 44 8q8 34 -24 36q-30 -4 -20 -38q18 -44 64 -30`,
        12,
        t.sun,
      ) +
      sweep(k, 548, 455, 190, -120, -60) +
      dimH(k, 640, 640 + length, 350, 400) +
      leader(k, tool + 34, 470, tool + 130, 330, 24)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.55, x: 760, y: 500 },
      { zoom: 1.12, x: 760, y: 560 },
      { zoom: 2, x: 760, y: 480 },
    ],
  },
);
