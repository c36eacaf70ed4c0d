import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

/** Keys of texts without lines: alternative texts, and descriptions for search engines. */
const attributes = new Set(['alt', 'description']);

function* stringsOf(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  if (typeof words !== 'object' || words === null) return;
  for (const [key, value] of Object.entries(words)) {
    if (!attributes.has(key)) yield* stringsOf(value);
  }
}

const modules = import.meta.glob('../**/*.texts.ts', { eager: true });

describe('Texts of the site and dashboard', () => {
  it.each(Object.entries(modules))('break no line at punctuation: %s', (_file, module) => {
    const breakable = / [:;?!»%]|« /;
    expect([...stringsOf(module)].filter((words) => breakable.test(words))).toEqual([]);
  });
});

describe('typeset', () => {
  it.each([
    [
      'Quand ? « Dès 8h » : oui, à 80 % !',
      'Quand\u00A0? «\u00A0Dès 8h\u00A0»\u00A0: oui, à 80\u00A0%\u00A0!',
    ],
    ['de 8 h à 16 h 30, 3 hélices', 'de 8\u00A0h à 16\u00A0h\u00A030, 3 hélices'],
    ['8h-16h, 10.000F', '8h-16h, 10.000F'],
    ['https://cfpi.example/bts?a=b', 'https://cfpi.example/bts?a=b'],
  ])('sets no-break spaces only at punctuation, percents and hours: %s', (text, set) => {
    expect(typeset(text)).toBe(set);
  });

  it('changes every nested string, and keeps other values', () => {
    const others = { date: new Date(0), greet: (name: string) => name };
    const page = { title: 'Et après ?', facts: [{ value: 3, text: 'Oui !' }], ...others };
    expect(typeset(page)).toEqual({
      title: 'Et après\u00A0?',
      facts: [{ value: 3, text: 'Oui\u00A0!' }],
      ...others,
    });
  });
});
