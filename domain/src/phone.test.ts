import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableNumber, countDigits, phoneNumber } from './phone.ts';

const digits = fc.stringMatching(/^[1-9]\d{7,14}$/);

describe('Phone number', () => {
  it.each([
    ['90 12 34 56', '+22890123456'],
    ['+228 90-12-34-56', '+22890123456'],
    ['00228 90.12.34.56', '+22890123456'],
    ['+33 (6) 12 34 56 78', '+33612345678'],
    ['+228\u202F90\u00A0123456', '+22890123456'],
    ['06 12 34 56 78', '0612345678'],
    ['(901) 234-567', '901234567'],
    ['228 90 12 34 56', '+22890123456'],
    ['2289012345', '2289012345'],
    ['12345678', '+22812345678'],
    ['123456789', '123456789'],
    ['123456789012345', '123456789012345'],
    ['+123456789012345', '+123456789012345'],
    ['+12345678', '+12345678'],
  ])('is normalized from %j to %s', (typed, expected) => {
    expect(phoneNumber(typed)).toBe(expected);
  });

  it.each([
    '',
    'abc',
    '9012345',
    '1234567890123456',
    '06 12 34 56 7x',
    '06+12345678',
    '000612345678',
    '+0123456789',
    '+228 abc 90',
    '+1234567',
    '+1234567890123456',
    '++228',
  ])('is rejected as %j', (typed) => {
    expect(phoneNumber(typed)).toBeUndefined();
  });

  it('is normalized whatever its separators, idempotently', () => {
    fc.assert(
      fc.property(
        digits,
        fc.array(fc.constantFrom(' ', '.', '-', '(', ')', ''), { minLength: 15 }),
        (number, gaps) => {
          const spaced = Array.from(number, (digit, i) => digit + (gaps[i] ?? '')).join('');
          expect(phoneNumber(`+${spaced}`)).toBe(`+${number}`);
          expect(phoneNumber(`+${number}`)).toBe(`+${number}`);
        },
      ),
    );
  });

  it.each([
    ['+22997123456', '+2290197123456'],
    ['+22507080910', '+2250707080910'],
    ['+22504080910', '+2250504080910'],
    ['+22501080910', '+2250101080910'],
    ['+22522408091', '+2252722408091'],
    ['+22522008091', '+2252522008091'],
    ['+22520808091', '+2252120808091'],
  ])('is compared from its former form %s as %s', (former, current) => {
    expect(comparableNumber(former)).toBe(current);
    expect(comparableNumber(current)).toBe(current);
  });

  it('has its digits counted without the separators', () => {
    expect(countDigits('+228 90-12.34 (56)')).toBe(11);
  });
});
