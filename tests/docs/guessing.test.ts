import { describe, expect, it } from 'vitest';
import { referencePattern } from '@centre/domain/inscription/reference';
import { limits } from '../../functions/src/limits.ts';

const [, alphabet = ''] = /\[(\w+)\]/.exec(referencePattern.source) ?? [];
const lengths = [...referencePattern.source.matchAll(/\{(\d)\}/g)].map(([, one]) =>
  Number(one),
);
const references = alphabet.length ** lengths.reduce((sum, one) => sum + one);

/** Years until ten addresses guess one of 10 000 references and a birth date in ten years. */
const yearsToFind = (triesInAnHour: number) =>
  ((references / 10_000 / (10 * triesInAnHour * 24)) * 3650) / 365;

describe('Brute force at /suivi', () => {
  it('takes decades for one application within the rate limits', () => {
    const { followUpsBySource } = limits;
    const maxTries = followUpsBySource.max + 60 * followUpsBySource.perMinute;
    expect(maxTries).toBeGreaterThan(1000);
    expect(yearsToFind(1000)).toBeGreaterThan(40);
    expect(yearsToFind(maxTries)).toBeGreaterThan(20);
  });
  it('takes days for the birthday of a known reference and year', () => {
    expect(365 / 2 / limits.wrongDatesByReference.max).toBeGreaterThan(4);
  });
});
