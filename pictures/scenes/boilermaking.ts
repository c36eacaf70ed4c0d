import { boltCircle, screwRow } from '../parts/fasteners.ts';
import { axis, cross, diameter, dimH, dimV, sweep } from '../parts/dimensions.ts';
import { sceneOf } from '../parts/frame.ts';
import { box, floor, hatch } from '../parts/hatching.ts';
import { CONTOUR, DETAIL, EDGE, n, repeat, type Kit } from '../parts/kit.ts';
import { gaugeOnStem } from '../parts/gauges.ts';

/** Three rolls that bend a sheet; the sheet is the highlight. */
function rollingMachine(k: Kit, curl: number): string {
  const { t } = k;
  const [cx, cy, r] = [620, 400, 215];
  const end = (-curl * Math.PI) / 180;
  const roll = (x: number, y: number, size: number, fill: string): string =>
    k.circle(x, y, size, fill) +
    k.on(fill).circle(x, y, size * 0.7, undefined, DETAIL) +
    k.circle(x, y, size * 0.32, t.light, EDGE) +
    cross(k, x, y, size * 1.25);
  return (
    k.path('M300 930L340 720Q350 690 390 690H850Q890 690 900 720L940 930Z', t.c) +
    hatch(
      k.on(t.c),
      [
        [340, 870],
        [920, 870],
        [930, 920],
        [320, 920],
      ],
      { gap: 18 },
    ) +
    k.path('M470 690V500Q470 470 500 470H740Q770 470 770 500V690Z', t.b) +
    roll(520, 690, 80, t.d) +
    roll(720, 690, 80, t.d) +
    `<path d="M120 622L${cx - 40} 617A${r} ${r} 0 1 0 ${n(cx + r * Math.cos(end))} ${n(cy + r * Math.sin(end))}" fill="none" stroke="${t.sun}" stroke-width="17"/>` +
    roll(620, 540, 66, t.light) +
    k.rect(1000, 560, 40, 370, t.d) +
    k.rect(90, 630, 40, 300, t.d) +
    k.rect(60, 630, 240, 22, t.sand, EDGE) +
    axis(k, cx, 140, cx, 860) +
    diameter(k, cx, cy, r, -35) +
    sweep(k, cx, cy, 130, 200, 320)
  );
}

/** A vertical tank with dished ends, ladder and manhole. */
function tank(k: Kit, x: number, rings: number, bright: string): string {
  const { t } = k;
  const q = k.on(t.c);
  return (
    k.path(
      `M${x + 30} 780L${x + 10} 930H${x + 60}L${x + 74} 780ZM${x + 350} 780L${x + 370} 930H${x + 320}L${x + 306} 780Z`,
      t.d,
    ) +
    k.path(
      `M${x} 240Q${x} 130 ${x + 190} 130T${x + 380} 240V730Q${x + 380} 830 ${x + 190} 830T${x} 730Z`,
      t.c,
    ) +
    repeat(rings, (i) => {
      const y = 250 + (i * 480) / (rings - 1);
      return (
        q.stroke(`M${x + 4} ${n(y - 5)}H${x + 376}M${x + 4} ${n(y + 5)}H${x + 376}`, DETAIL) +
        q.stroke(
          repeat(24, (s) => `M${x + 12 + s * 15} ${n(y - 5)}q5 5 0 10`),
          1.8,
        )
      );
    }) +
    k.circle(x + 190, 480, 92, t.light) +
    k.circle(x + 190, 480, 62, bright, EDGE) +
    boltCircle(k, x + 190, 480, 77, 12, 9, t.d) +
    k.rect(x + 150, 92, 80, 44, t.light) +
    k.rect(x + 130, 76, 120, 22, t.d, EDGE, 4) +
    gaugeOnStem(k, x + 310, 156, 42, 0.5, 20) +
    k.stroke(
      `M${x + 400} 160V930M${x + 450} 160V930${repeat(16, (i) => `M${x + 400} ${190 + i * 46}h50`)}`,
      EDGE,
    ) +
    axis(k, x + 190, 50, x + 190, 900)
  );
}

/** A sheet unrolled and marked out on trestles. */
function markedSheet(k: Kit): string {
  const { t } = k;
  return (
    k.path('M90 560H960L1000 780H50Z', t.d) +
    k
      .on(t.d)
      .stroke(
        'M180 600Q520 500 860 600M160 740Q520 620 900 740M180 600L160 740M860 600L900 740M520 552V672',
        EDGE,
        k.on(t.d).line,
      ) +
    screwRow(k, 120, 760, 930, 760, 14, 6, t.light) +
    k.path('M480 640L520 400L560 640M520 400V360', undefined, 7) +
    k.circle(520, 350, 16, t.light, EDGE) +
    k.rect(150, 780, 40, 150, t.c) +
    k.rect(860, 780, 40, 150, t.c)
  );
}

/** Boilermaking: rolling a sheet, or laying one out, beside a finished tank. */
export const boilermaking = sceneOf(
  (k, v) => {
    const { t } = k;
    const second = v.variant % 4 >= 2;
    return (
      floor(k, 930) +
      (second
        ? k.rect(80, 90, 860, 330, t.a, EDGE, 8) +
          hatch(k, box(80, 90, 860, 330), { gap: 60, colour: t.grid }) +
          repeat(4, (i) =>
            k.path(
              `M${160 + i * 200} 350V${190 + (i % 2) * 30}A70 70 0 0 1 ${300 + i * 200} ${190 + (i % 2) * 30}V350Z`,
              [t.b, t.c, t.light, t.sand][i] ?? t.b,
              CONTOUR,
            ),
          ) +
          markedSheet(k)
        : rollingMachine(k, v.pick([30, 60, 10, 45]))) +
      tank(k, 1080, v.between(3, 5, 1), second ? t.sun : t.d) +
      dimV(k, 180, 790, 1568, 1545) +
      dimH(k, 1080, 1460, 965, 935)
    );
  },
  {
    crops: [
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.45, x: 600, y: 520 },
      { zoom: 1, x: 800, y: 500 },
      { zoom: 1.4, x: 1100, y: 480 },
    ],
  },
);
