import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

/** What has no lines: alternative texts, and what search engines show. */
const attributes = new Set(['alt', 'description']);

function* stringsOf(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  if (typeof words !== 'object' || words === null) return;
  for (const [key, value] of Object.entries(words)) {
    if (!attributes.has(key)) yield* stringsOf(value);
  }
}

const modules = import.meta.glob('../**/*.texts.ts', { eager: true });

describe('The contents of the site and of the dashboard', () => {
  it.each(Object.entries(modules))('begin no line with a high sign: %s', (_file, module) => {
    const breakable = / [:;?!»%]|« /;
    expect([...stringsOf(module)].filter((words) => breakable.test(words))).toEqual([]);
  });
});

describe('French typesetting', () => {
  it('keeps high punctuation and percent signs on the line of their word', () => {
    expect(typeset('Quand ? « Dès 8h » : oui, à 80 % !')).toBe(
      'Quand\u00A0? «\u00A0Dès 8h\u00A0»\u00A0: oui, à 80\u00A0%\u00A0!',
    );
  });

  it('keeps an hour on one line, and nothing else that begins with the letter', () => {
    expect(typeset('de 8 h à 16 h 30, 3 hélices')).toBe(
      'de 8\u00A0h à 16\u00A0h\u00A030, 3 hélices',
    );
  });

  it('reaches every string of a content and leaves the rest alone', () => {
    const date = new Date(0);
    const page = { title: 'Et après ?', facts: [{ value: 3, text: 'Oui !' }], date };
    expect(typeset(page)).toEqual({
      title: 'Et après\u00A0?',
      facts: [{ value: 3, text: 'Oui\u00A0!' }],
      date,
    });
  });

  it('does not touch times, amounts or addresses', () => {
    for (const text of ['8h-16h', '10.000F', 'https://cfpi.example/bts?a=b'])
      expect(typeset(text)).toBe(text);
  });

  it('keeps functions as they are', () => {
    const greet = (name: string) => name;
    expect(typeset({ greet }).greet).toBe(greet);
  });
});
