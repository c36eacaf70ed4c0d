import { expect, it } from 'vitest';
import { growthOf } from './list-growth.ts';

const rows = (ids: string, isWhole = false) => ({ ids: Array.from(ids), isWhole });

it.each([
  ['an arrival at the head', rows('cba'), rows('dcb'), 1],
  ['three at once', rows('cba'), rows('fedc'), 3],
  ['an arrival in the middle', rows('dba'), rows('dcb'), 1],
  ['a departure, which lets another row in', rows('dcb'), rows('dba'), -1],
  ['a departure of the first', rows('dcb'), rows('cba'), -1],
  ['one for another', rows('dcba'), rows('ecba'), 0],
  ['nothing', rows('cba'), rows('cba'), 0],
  ['another order of the same', rows('cba'), rows('bca'), 0],
  ['an arrival at the end of the whole list', rows('ab', true), rows('abc', true), 1],
  ['an arrival that fills the window', rows('ab', true), rows('abc'), 1],
  ['a departure from the end of the whole list', rows('abc', true), rows('ab', true), -1],
  ['a departure after which all is seen', rows('abc'), rows('bc', true), -1],
  ['the first of all', rows('', true), rows('a', true), 1],
  ['the last of all', rows('a', true), rows('', true), -1],
  ['rows that are all others, of which nothing is known', rows('ab'), rows('cd'), 0],
])('%s', (_, before, after, growth) => {
  expect(growthOf(before, after)).toBe(growth);
});
