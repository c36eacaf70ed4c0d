import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { allPairs, coloursOf, focusGrounds, least, ringTones, schemes } from './pairs.ts';

describe.each(schemes)('In the %s appearance', (scheme) => {
  const met = allPairs.filter((pair) => pair.schemes.includes(scheme));

  it.each(met.map((pair) => [pair.name, pair] as const))('%s can be read', (_, pair) => {
    const { ink, ground } = pair;
    expect(contrast(ink[scheme], ground[scheme])).toBeGreaterThanOrEqual(least[pair.least]);
  });

  it.each(focusGrounds)('one tone of the ring stands out on %s', (ground) => {
    const colours = coloursOf[scheme];
    const ratios = ringTones.map((tone) => contrast(colours[tone], colours[ground]));
    expect(Math.max(...ratios)).toBeGreaterThanOrEqual(least.shape);
  });
});
