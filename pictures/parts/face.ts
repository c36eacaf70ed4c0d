import { n, type Kit } from './kit.ts';
import { mix, type Look } from './people.ts';

/** Eyes, brows, nose, mouth, beard and glasses; `dx` shifts them as the head turns, in units. */
export function features(k: Kit, look: Look, dx: number): string {
  const ink = '#160B06';
  const lip = mix(look.skin, '#8E3A32', 0.42);
  const shade = mix(look.skin, '#000000', 0.32);
  const light = mix(look.skin, '#E9A77C', 0.16);
  const eye = (x: number): string =>
    k.path(`M${x - 11} -7Q${x} -16 ${x + 11} -7Q${x} 0 ${x - 11} -7Z`, '#F4EDE2', 0) +
    k.circle(x + dx * 0.2, -8, 5, ink, 0) +
    k.stroke(`M${x - 12} -8Q${x} -18 ${x + 12} -8`, look.woman ? 3.6 : 2.8, ink);
  const brow = (x: number, side: number): string =>
    k.stroke(
      `M${x - 13} ${-24 + side}Q${x} -31 ${x + 13} ${-24 - side}`,
      look.woman ? 3.6 : 5,
      look.age === 2 ? '#6E6963' : ink,
    );
  const moustache = 'M-17 27Q0 17 17 27Q8 30 0 27Q-8 30 -17 27Z';
  const beards = {
    none: '',
    moustache: k.path(moustache, look.hairColour, 0),
    goatee: k.path(
      `${moustache}M-12 48Q0 44 12 48Q12 62 0 63Q-12 62 -12 48Z`,
      look.hairColour,
      0,
    ),
    full: k.path(
      `${moustache}M-40 14C-34 32 -24 28 -20 36Q0 52 20 36C24 28 34 32 40 14C40 50 20 66 0 66C-20 66 -40 50 -40 14Z`,
      look.hairColour,
      0,
    ),
  };
  return (
    `<g transform="translate(${n(dx)} 0)">` +
    k.path('M-2 -6Q-6 8 -3 14Q0 17 3 14Q6 8 2 -6Z', light, 0) +
    eye(-19) +
    eye(19) +
    brow(-19, 2) +
    brow(19, -2) +
    k.stroke(
      `M${dx >= 0 ? 4 : -4} -10C${dx >= 0 ? 8 : -8} 4 ${dx >= 0 ? 14 : -14} 12 9 17Q0 23 -9 17`,
      2.6,
      shade,
    ) +
    beards[look.beard] +
    k.path('M-17 34Q-8 30 0 33Q8 30 17 34Q0 39 -17 34Z', lip, 0) +
    k.path('M-17 33Q0 39 17 33Q11 47 0 47Q-11 47 -17 33Z', mix(lip, '#D98A78', 0.35), 0) +
    k.stroke('M-21 30Q-16 35 0 36.5Q16 35 21 30', 2.4, ink) +
    (look.age === 2
      ? k.stroke(
          'M-34 -4l-7 -4M-34 0l-8 2M34 -4l7 -4M34 0l8 2M-24 24Q-28 32 -25 38M24 24Q28 32 25 38M-14 -38H14',
          1.8,
          shade,
        )
      : '') +
    (look.glasses === 'round'
      ? k.stroke(
          'M-33 -8a14 13 0 1 0 28 0a14 13 0 1 0 -28 0M5 -8a14 13 0 1 0 28 0a14 13 0 1 0 -28 0M-5 -10Q0 -14 5 -10M-33 -10L-44 -14M33 -10L44 -14',
          2.6,
          '#E6D6B0',
        )
      : '') +
    (look.glasses === 'safety'
      ? `<path d="M-44 -20Q0 -28 44 -20L40 4Q22 12 6 -2H-6Q-22 12 -40 4Z" fill="#DDEBE4" fill-opacity="0.22" stroke="#DDEBE4" stroke-width="3"/>`
      : '') +
    '</g>'
  );
}
