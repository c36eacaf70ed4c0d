import { expect, it } from 'vitest';
import { international } from './countries.ts';

it.each([
  ['90 11', '+2289011'],
  ['0033 6 12', '+33612'],
  ['+228 90 11 22 33', '+22890112233'],
  ['+33', '+33'],
  ['+', '+'],
  [' ', undefined],
  ['', undefined],
])('The number %j that was typed at home is %j', (typed, expected) => {
  expect(international(typed, 'TG')).toBe(expected);
});
