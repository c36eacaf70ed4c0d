import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableNumber, countDigits, phoneNumber } from './phone.ts';

const digits = (min: number, max: number) =>
  fc.stringMatching(new RegExp(`^[1-9]\\d{${min - 1},${max - 1}}$`));

describe('a phone number', () => {
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
  ])('typed %j is %s', (typed, expected) => {
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
    '++228',
  ])('cannot be %j', (typed) => {
    expect(phoneNumber(typed)).toBeUndefined();
  });

  it('of eight digits is a Togolese one', () => {
    fc.assert(
      fc.property(digits(8, 8), (number) => {
        expect(phoneNumber(number)).toBe(`+228${number}`);
      }),
    );
  });

  it('is the same however it is spaced, and is not changed a second time', () => {
    fc.assert(
      fc.property(
        digits(8, 15),
        fc.array(fc.constantFrom(' ', '.', '-', '(', ')', ''), { minLength: 15 }),
        (number, gaps) => {
          const spaced = Array.from(number, (digit, i) => digit + (gaps[i] ?? '')).join('');
          expect(phoneNumber(`+${spaced}`)).toBe(`+${number}`);
          expect(phoneNumber(`+${number}`)).toBe(`+${number}`);
        },
      ),
    );
  });

  it.each(['', '+'])('has 8 to 15 digits after “%s”', (sign) => {
    fc.assert(
      fc.property(digits(1, 20), (number) => {
        const fits = number.length >= 8 && number.length <= 15;
        expect(phoneNumber(`${sign}${number}`) !== undefined).toBe(fits);
      }),
    );
  });

  it('without a country gets none, unless it is a Togolese one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:0[1-9]|[13-9]\d)\d{7,13}$/), (number) => {
        expect(phoneNumber(number)).toBe(number);
      }),
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
  ])('%s, from before its country added digits, is compared as %s', (former, current) => {
    expect(comparableNumber(former)).toBe(current);
    expect(comparableNumber(current)).toBe(current);
  });

  it('has its digits counted, with any signs between them', () => {
    expect(countDigits('+228 90-12.34 (56)')).toBe(11);
  });
});
