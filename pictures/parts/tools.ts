import { CONTOUR, DETAIL, EDGE, n, place, repeat, type Kit } from './kit.ts';

/** All tools lie along x from the origin, about 300 units long; use `place` to put them. */

export function spanner(k: Kit, fill: string): string {
  return (
    k.path(
      'M40 -16L232 -16C246 -40 276 -46 300 -34L272 -14V14L300 34C276 46 246 40 232 16L40 16C26 38 -8 42 -28 24A46 46 0 0 1 -28 -24C-8 -42 26 -38 40 -16Z',
      fill,
    ) +
    k.circle(0, 0, 20, k.t.ground, EDGE) +
    k.on(fill).stroke('M60 0H215', DETAIL)
  );
}

export function screwdriver(k: Kit, fill: string): string {
  return (
    k.rect(112, -7, 170, 14, k.t.light, EDGE) +
    k.path('M282 -7L304 -11V11L282 7Z', k.t.light, EDGE) +
    k.path('M0 -22Q-10 0 0 22L86 26Q100 22 112 12V-12Q100 -22 86 -26Z', fill) +
    k.on(fill).stroke('M12 -9H84M12 9H84', DETAIL)
  );
}

export function hammer(k: Kit, fill: string): string {
  return (
    k.path('M0 -12L256 -9V9L0 12Q-12 0 0 -12Z', k.t.sand) +
    k.on(k.t.sand).stroke('M20 -3H150', DETAIL) +
    k.path('M250 -62Q270 -70 292 -62V-20L296 0L292 30L298 64H244L250 30L246 0L250 -20Z', fill)
  );
}

export function pliers(k: Kit, fill: string): string {
  return (
    k.tube('M175 6C120 40 60 46 0 34', 26, fill, EDGE, 'round') +
    k.tube('M175 -6C120 -40 60 -46 0 -34', 26, fill, EDGE, 'round') +
    k.path('M160 -24Q200 -34 290 -6H216L190 2L290 6Q200 34 160 24Q146 0 160 -24Z', k.t.light) +
    k.on(k.t.light).circle(180, 0, 9, undefined, EDGE)
  );
}

/** An engineer's square. */
export function square(k: Kit, fill: string): string {
  return (
    k.rect(0, -20, 40, 200, fill) +
    k.rect(0, -20, 300, 34, k.t.light) +
    k.on(k.t.light).stroke(
      repeat(12, (i) => `M${60 + i * 20} -20v${i % 2 === 0 ? 16 : 10}`),
      DETAIL,
    )
  );
}

/** A caliper open by `gap` units; about 620 long. */
export function caliper(k: Kit, gap: number, fill: string, slider: string): string {
  const q = k.on(fill);
  const s = k.on(slider);
  return (
    k.path(
      'M-40 -34H600V34H40L36 190Q10 196 0 150V40L-40 34ZM-40 -34V-110Q-20 -116 -4 -60V-34Z',
      fill,
    ) +
    q.stroke(
      repeat(44, (i) => `M${60 + i * 12} 34v-${i % 5 === 0 ? 26 : 15}`),
      DETAIL,
    ) +
    k.path(
      `M${n(gap)} -48H${n(gap + 250)}V58H${n(gap + 70)}Q${n(gap + 40)} 64 ${n(gap + 38)} 100L${n(gap + 6)} 188Q${n(gap - 4)} 190 ${n(gap)} 150ZM${n(gap)} -48V-112Q${n(gap + 20)} -104 ${n(gap + 34)} -60V-48Z`,
      slider,
    ) +
    k.rect(gap + 56, 0, 170, 36, k.t.light, EDGE) +
    k.on(k.t.light).stroke(
      repeat(16, (i) => `M${n(gap + 64 + i * 10.4)} 0v${i % 5 === 0 ? 20 : 12}`),
      DETAIL,
    ) +
    k.circle(gap + 200, -66, 18, slider, EDGE) +
    s.stroke(`M${n(gap + 60)} -24H${n(gap + 220)}`, DETAIL) +
    k.rect(gap + 150, 58, 60, 16, slider, EDGE, 6)
  );
}

/** A micrometer; the bow on the left, thimble on the right; about 560 long. */
export function micrometer(k: Kit, gap: number, fill: string, thimble: string): string {
  return (
    k.path(
      'M0 -22H38V22H34C40 110 90 150 150 150S262 110 268 30V-26H330V60C322 160 250 214 160 214S-6 150 0 40Z',
      fill,
    ) +
    k.on(fill).stroke('M48 120C80 176 130 190 170 188', DETAIL) +
    k.rect(38, -14, 30, 28, k.t.light, EDGE) +
    k.rect(68 + gap, -14, 204 - gap, 28, k.t.light, EDGE) +
    k.rect(330, -24, 90, 44, k.t.light, EDGE) +
    k
      .on(k.t.light)
      .stroke(
        'M330 0H420' + repeat(8, (i) => `M${340 + i * 10} 0v${i % 2 === 0 ? -12 : 10}`),
        DETAIL,
      ) +
    k.path('M400 -26L424 -36H540V34H424L400 24Z', thimble) +
    k.on(thimble).stroke(
      repeat(9, (i) => `M${436 + i * 11} -36V34`),
      DETAIL,
    ) +
    k.rect(540, -20, 44, 38, thimble, EDGE, 5)
  );
}

/** Tools hanging on a board: spanners by falling size, then the others. */
export function toolRow(
  k: Kit,
  x: number,
  y: number,
  count: number,
  gap: number,
  scale: number,
  fills: readonly [string, ...string[]],
): string {
  const makers = [spanner, screwdriver, hammer, pliers];
  return repeat(count, (i) => {
    const draw = makers[i % makers.length] ?? spanner;
    const fill = fills[i % fills.length] ?? fills[0];
    return (
      k.circle(x + i * gap, y - 26 * scale, 5, k.t.line, 0) +
      place(draw(k, fill), x + i * gap, y, scale * (1 - (i % 4) * 0.06), 90)
    );
  });
}

/** A multimeter, 150 x 240, with its two leads starting at the bottom. */
export function multimeter(k: Kit, fill: string): string {
  const q = k.on(fill);
  return (
    k.rect(0, 0, 150, 240, fill, CONTOUR, 16) +
    k.rect(18, 18, 114, 62, k.t.light, EDGE, 5) +
    k.on(k.t.light).stroke('M34 62V36H50V62M64 62V36M80 36H98V49H80V62H98', EDGE) +
    q.circle(75, 138, 40, undefined, EDGE) +
    q.stroke('M75 138L98 112', CONTOUR) +
    repeat(3, (i) => q.circle(40 + i * 35, 210, 9, k.t.dark, EDGE))
  );
}
