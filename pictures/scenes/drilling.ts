import { boltCircle } from '../parts/fasteners.ts';
import { axis, dimV, dimH, leader, sweep } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { belt, bearing, gear, wheel } from '../parts/gears.ts';
import { button } from '../parts/gauges.ts';
import { bench, lamp, vice } from '../parts/building.ts';
import { cutRect, floor } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, repeat, type Kit } from '../parts/kit.ts';
import { handWheel } from '../parts/pipes.ts';
import { toolRow } from '../parts/tools.ts';

/** A column drill; `feed` is how far the spindle is down, in units. */
function drill(k: Kit, x: number, feed: number, bit: string): string {
  const { t } = k;
  const q = k.on(t.light);
  return (
    k.rect(x - 190, 870, 480, 60, t.d, CONTOUR, 8) +
    k.rect(x + 120, 150, 70, 720, t.light) +
    q.seg(x + 138, 400, x + 138, 860) +
    k.rect(x + 90, 620, 130, 110, t.c, CONTOUR, 8) +
    handWheel(k, x + 240, 676, 46, t.d, true) +
    k.rect(x - 190, 630, 300, 40, t.d) +
    k.path(`M${x + 110} 670L${x - 40} 670L${x + 110} 720Z`, t.c, EDGE) +
    // spindle and drill bit
    k.rect(x - 34, 380, 68, 60 + feed, t.light) +
    k.path(`M${x - 28} ${440 + feed}H${x + 28}L${x + 18} ${490 + feed}H${x - 18}Z`, t.d, EDGE) +
    k.path(
      `M${x - 11} ${490 + feed}H${x + 11}V${580 + feed}L${x} ${596 + feed}L${x - 11} ${580 + feed}Z`,
      bit,
      EDGE,
    ) +
    k.on(bit).stroke(
      repeat(4, (i) => `M${x - 10} ${512 + feed + i * 20}l20 -14`),
      DETAIL,
    ) +
    // head
    k.path(
      `M${x - 120} 150Q${x - 120} 120 ${x - 90} 120H${x + 250}Q${x + 280} 120 ${x + 280} 150V330Q${x + 280} 380 ${x + 230} 380H${x - 70}Q${x - 120} 380 ${x - 120} 330Z`,
      t.c,
    ) +
    k.rect(x - 140, 70, 440, 70, t.b, CONTOUR, 16) +
    repeat(3, (i) => button(k, x - 70 + i * 62, 170, 20, [t.d, t.light, t.dark][i] ?? t.d)) +
    k.circle(x + 20, 290, 56, t.d) +
    repeat(3, (i) => {
      const angle = ((i * 120 + feed) * Math.PI) / 180;
      const [ex, ey] = [x + 20 + 150 * Math.cos(angle), 290 + 150 * Math.sin(angle)];
      return (
        k.tube(`M${x + 20} 290L${ex.toFixed(1)} ${ey.toFixed(1)}`, 15, t.light, 3) +
        k.circle(ex, ey, 17, t.dark, EDGE)
      );
    }) +
    k.circle(x + 20, 290, 26, t.light, EDGE) +
    axis(k, x, 350, x, 900)
  );
}

/** A gearbox open on the bench: shafts, bearings and wheels. */
function gearbox(k: Kit, x: number, y: number, turn: number, pinion: string): string {
  const { t } = k;
  return (
    cutRect(k, x - 250, y - 190, 500, 24, t.d) +
    k.path(`M${x - 250} ${y - 166}H${x + 250}V${y + 170}H${x - 250}Z`, t.a) +
    cutRect(k, x - 250, y - 166, 24, 340, t.d) +
    cutRect(k, x + 226, y - 166, 24, 340, t.d) +
    cutRect(k, x - 290, y + 170, 580, 30, t.d) +
    gear(k, x - 80, y + 10, 134, 26, t.c, turn) +
    gear(k, x + 112, y - 60, 84, 16, pinion, turn + 5) +
    gear(k, x + 148, y + 82, 66, 13, t.sand, turn)
  );
}

/** Maintenance: a column drill, and a gearbox opened beside it. */
export const drilling = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    // The close view of the drill lights its workpiece, the others a gear.
    const close = v.variant % 4 === 3;
    return (
      floor(k, 930) +
      (second
        ? toolRow(k, 760, 110, 8, 92, 0.62, [t.d, t.light, t.c, t.sand])
        : wheel(k, 900, 250, 110, 5, t.d, v.variant * 9) +
          wheel(k, 1330, 210, 70, 4, t.light) +
          belt(k, 900, 250, 116, 1330, 210, 76) +
          bearing(k, 1130, 420, 60, t.c)) +
      lamp(k, second ? 640 : 1130, -10, second ? 40 : 40, 190, t.d) +
      drill(k, 330, v.pick([30, 10, 20, 26]), t.light) +
      k.rect(200, 592, 190, 38, close ? t.sun : t.sand) +
      bench(k, 700, 700, 840, 230, t.b, 2) +
      (second
        ? vice(k, 860, 700, t.d) +
          gear(k, 1250, 570, 128, 24, close ? t.light : t.sun, 4) +
          boltCircle(k, 1250, 570, 0, 1, 20, t.d)
        : gearbox(k, 1100, 500, v.variant * 6, t.sun)) +
      dimV(k, 630, 870, 90, 130) +
      sweep(k, 350, 290, 180, -70, 0) +
      (second ? dimH(k, 1122, 1378, 410, 440) : leader(k, 1212, 440, 1440, 330, 24))
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.5, x: 1060, y: 460 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.7, x: 420, y: 440 },
    ],
  },
);
