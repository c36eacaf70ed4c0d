import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referencePattern } from '@centre/domain/inscription/reference';
import { limits } from '../../functions/src/limits.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const document = read('docs/security.md').replace(/\s+/g, ' ');

const [, alphabet = ''] = /\[(\w+)\]/.exec(referencePattern.source) ?? [];
const length = [...referencePattern.source.matchAll(/\{(\d)\}/g)]
  .map(([, characters]) => Number(characters))
  .reduce((sum, characters) => sum + characters);
const references = alphabet.length ** length;

const { followUpsBySource, followUpsByReference, wrongDatesByReference } = limits;
const wrongDates = wrongDatesByReference.max;
const perReference = followUpsByReference.max;
/** What is heard of one address in an hour, at most. */
const perSource = followUpsBySource.max + 60 * followUpsBySource.perMinute;

const addresses = 10;
const applications = 10_000;
/** Those of ten years. */
const birthdays = 3650;

/** Days until one of the applications is met, by that many tries of each address in an hour. */
const daysToMeet = (tries: number) => references / applications / (addresses * tries * 24);
const yearsToFind = (tries: number) => (daysToMeet(tries) * birthdays) / 365;

const count = (number: number) => number.toLocaleString('en');

describe('What trying finds at /suivi', () => {
  it('takes decades for one application, and a thousand tries an hour are less than the limits let through', () => {
    expect(yearsToFind(1000)).toBeGreaterThan(40);
    expect(yearsToFind(perSource)).toBeGreaterThan(20);
    expect(perSource).toBeGreaterThan(1000);
  });

  it.each([
    `${wrongDates} dates may be wrong in a day, and ${perReference} in an hour`,
    `after ${Math.round(365 / 2 / wrongDates)} days of trying on average, ${Math.floor(364 / wrongDates)} at most`,
    `to be one of ten years, after ${Math.round(birthdays / 2 / wrongDates)}`,
    `tries one of ${count(Math.round(references / 1e6))} million`,
    `${addresses} addresses with ${count(1000)} tries an hour each meet one of ${count(applications)} applications every ${daysToMeet(1000).toFixed(1)} days`,
    `one chance in ${count(birthdays)} for its day: one application in ${Math.round(yearsToFind(1000))} years`,
    `The limits let an address try ${count(perSource)} times an hour at most: one in ${Math.round(yearsToFind(perSource))} years`,
  ])('is what docs/security.md says: %s', (sentence) => {
    expect(document).toContain(sentence);
  });
});
