import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, type Stretch } from './difference.ts';

const whole = (stretches: readonly Stretch[]) => stretches.map(({ text }) => text).join('');
const changed = (stretches: readonly Stretch[]) =>
  stretches.filter(({ isChanged }) => isChanged).map(({ text }) => text.trim());

describe('The difference of two texts', () => {
  it('is nothing when they are the same', () => {
    const { one, other } = difference('Une seule\nversion', 'Une seule\nversion');
    expect([...changed(one), ...changed(other)]).toEqual([]);
  });

  it('is the words that were replaced, added or left out', () => {
    const { one, other } = difference(
      'Le tour est en panne depuis lundi matin',
      'Le grand tour est en service depuis lundi',
    );
    expect(changed(one)).toEqual(['panne', 'matin']);
    expect(changed(other)).toEqual(['grand', 'service']);
  });

  it('tells a paragraph that was added from the word before it', () => {
    const { one, other } = difference('Un clic.', 'Un clic.\n\nUne phrase.');
    expect(changed(one)).toEqual([]);
    expect(changed(other)).toEqual(['Une phrase.']);
  });

  it('loses no character of either text', () => {
    const words = fc.array(fc.constantFrom('un ', 'deux ', 'trois\n', ' '), { maxLength: 12 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        const { one, other } = difference(a.join(''), b.join(''));
        expect(whole(one)).toBe(a.join(''));
        expect(whole(other)).toBe(b.join(''));
      }),
    );
  });

  it('keeps the same words on both sides', () => {
    const words = fc.array(fc.constantFrom('un ', 'deux ', 'trois '), { maxLength: 12 });
    const same = (stretches: readonly Stretch[]) =>
      stretches.flatMap(({ text, isChanged }) => (isChanged ? [] : [text])).join('');
    fc.assert(
      fc.property(words, words, (a, b) => {
        const { one, other } = difference(a.join(''), b.join(''));
        expect(same(one)).toBe(same(other));
      }),
    );
  });

  it('is found for the longest articles too', () => {
    const text = (word: string) => `Début ${`${word} `.repeat(8000)}fin`;
    const { one, other } = difference(text('panne'), text('service'));
    expect(one.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
    expect(whole(other)).toBe(text('service'));
  });
});
