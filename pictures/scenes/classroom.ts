import { INK } from '../palette.ts';
import { dimH } from '../parts/dimensions.ts';
import { figure } from '../parts/figure.ts';
import { sceneOf } from '../parts/frame.ts';
import { gear } from '../parts/gears.ts';
import { lamp, steelWindow } from '../parts/building.ts';
import { board, desk, notebook, schematic, twoViews } from '../parts/indoors.ts';
import { floor } from '../parts/hatching.ts';
import { EDGE, place, repeat } from '../parts/kit.ts';
import { lookOf } from '../parts/people.ts';

/** A classroom: a teacher at the board, learners from behind; or the learners' faces. */
export const classroom = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    const chalk = k.on(t.dark);
    const mains = [t.light, t.c, t.sand, t.d];
    const teacherLook = lookOf(v.variant * 3 + 1, { age: 1 });
    if (second) {
      const row = (y: number, scale: number, count: number, offset: number): string =>
        repeat(count, (i) => {
          const x = 800 + (i - (count - 1) / 2) * (1500 / count);
          const seed = i * 3 + offset + v.variant;
          return (
            place(
              figure(k, {
                look: lookOf(seed, { age: 0, beard: 'none', hairColour: '#17110E' }),
                dress: i % 3 === 2 ? 'shirt' : 'polo',
                main: mains[seed % 4] ?? t.light,
                accent: mains[(seed + 1) % 4] ?? t.c,
                turn: ((i % 3) - 1) * 0.6,
                left: [-60, 286],
                right: i % 2 === 0 ? [50, 286] : [60, 150],
              }),
              x,
              y,
              scale,
            ) +
            desk(k, x - 190 * scale, y + 290 * scale, 380 * scale, 250 * scale, t.c) +
            notebook(k, x - 80 * scale, y + 290 * scale, 150 * scale)
          );
        });
      return (
        k.rect(-20, -20, 1640, 1040, t.a, 0) +
        repeat(3, (i) => steelWindow(k, 80 + i * 520, 60, 400, 200, 5, 2, t.b)) +
        floor(k, 820, t.ground) +
        row(370, 0.82, 4, 2) +
        row(560, 1.06, 3, 1) +
        k.path('M1130 869V852L1156 826H1300L1326 852V869Z', t.sun, EDGE) +
        k.seg(1132, 853, 1324, 853, EDGE, INK)
      );
    }
    const learner = (seed: number, x: number, y: number, scale: number): string =>
      place(
        figure(k, {
          look: lookOf(seed + v.variant, { age: 0, beard: 'none', hairColour: '#17110E' }),
          dress: 'polo',
          main: mains[seed % 3] ?? t.c,
          accent: t.d,
          back: true,
          left: null,
          right: null,
        }),
        x,
        y,
        scale,
      );
    return (
      k.rect(-20, -20, 1640, 1040, t.a, 0) +
      board(k, 130, 90, 900, 430, t.dark) +
      (v.flag(1)
        ? place(twoViews(chalk, 0, 0, chalk.line), 200, 130, 1.15) +
          place(schematic(chalk, 0, 0, t.fine), 770, 140, 0.95)
        : place(schematic(chalk, 0, 0, chalk.line), 190, 130, 1.1) +
          gear(chalk, 620, 300, 130, 22, t.dark, 3) +
          gear(chalk, 840, 350, 92, 15, t.dark, 9)) +
      dimH(chalk, 220, 400, 492, 478) +
      steelWindow(k, 1200, 90, 320, 330, 3, 3, t.b) +
      lamp(k, 1120, -10, 30, 150, t.d) +
      floor(k, 830, t.ground) +
      place(
        figure(k, {
          look: teacherLook,
          dress: teacherLook.woman ? 'pagne' : 'shirt',
          main: teacherLook.woman ? t.sand : t.light,
          accent: t.d,
          trousers: t.dark,
          turn: 0.5,
          left: [-185, 10],
          right: [110, 330],
          standing: true,
        }),
        1120,
        330,
        0.72,
      ) +
      k.path('M1000 326L778 216L770 234L992 346Z', t.sun, EDGE) +
      learner(1, 230, 640, 1.05) +
      learner(4, 580, 620, 1.05) +
      learner(2, 940, 650, 1.05) +
      learner(8, 1330, 640, 1.05) +
      k.rect(-20, 930, 1640, 90, t.sand) +
      notebook(k, 140, 930, 190) +
      notebook(k, 860, 930, 180)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.3, x: 860, y: 420 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.35, x: 800, y: 640 },
    ],
  },
);
