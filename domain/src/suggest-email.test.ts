import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['kofi@gmail.con', 'kofi@gmail.com'],
  ['kofi@gmial.com', 'kofi@gmail.com'],
  ['Kofi.A@GMIAL.CON', 'Kofi.A@gmail.com'],
  [' Kofi <mailto:kofi@gmil.com>; ', 'kofi@gmail.com'],
  ['kofi@gmail.fr', 'kofi@gmail.com'],
  ['kofi@gmaill.co', 'kofi@gmail.com'],
  ['kofi@yaho.fr', 'kofi@yahoo.fr'],
  ['kofi@yahoo.cm', 'kofi@yahoo.com'],
  ['kofi@hotmal.fr', 'kofi@hotmail.fr'],
  ['kofi@outlok.com', 'kofi@outlook.com'],
  ['kofi@iclould.com', 'kofi@icloud.com'],
])('suggestEmail corrects %s to %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  ...['kofi@gmail.com', 'kofi@Yahoo.FR', 'kofi@ymail.com', 'kofi@mail.com', 'kofi@yahoo.be'],
  ...['kofi@mail.tg', 'kofi@cfpi.example', 'kofi@univ-lome.tg', 'kofi@gmial', 'kofi', ''],
])('suggestEmail returns undefined for %s', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
