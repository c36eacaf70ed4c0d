import fc from 'fast-check';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestore } from './admin.ts';
import { fromJson, toJson, type Json } from './stored-values.ts';

beforeAll(() => {
  // A reference belongs to a project, which nobody is asked about.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-centre');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const there = (value: unknown) => JSON.parse(JSON.stringify(toJson(value))) as Json;
const andBack = (value: unknown) => fromJson(there(value));

describe('A stored value written as JSON', () => {
  it.each([
    ['a time with nanoseconds', new Timestamp(1_753_430_400, 123_456_789)],
    ['bytes', Buffer.from([0, 255, 7])],
    ['a place', new GeoPoint(6.13, 1.22)],
    ['nothing', null],
    ['no number', NaN],
    ['no end', -Infinity],
    ['less than nothing', -0],
    ['a map that looks like a time', { $time: [1, 2] }],
    ['a map that looks like a map', { $map: { $time: [1, 2] } }],
  ])('is the same when it is read: %s', (_, value) => {
    expect(andBack({ value })).toEqual({ value });
  });

  it('keeps what a reference leads to', () => {
    const document = firestore().doc('users/somebody');
    expect(andBack({ document })).toEqual({ document });
  });

  it('is the same whatever it holds', () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc
        .tuple(fc.integer({ min: 0, max: 2 ** 32 }), fc.nat({ max: 999_999_999 }))
        .map(([seconds, nanos]) => new Timestamp(seconds, nanos)),
    );
    const name = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('$time', '$map'));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, leaf, tie('map'), fc.array(leaf)),
      map: fc.dictionary(name, tie('value'), { noNullPrototype: true }),
    }));
    fc.assert(
      fc.property(value, (one) => {
        expect(andBack(one)).toEqual(one);
      }),
    );
  });

  it('is one text for equal values, whatever order their names have', () => {
    expect(JSON.stringify(toJson({ a: 1, b: { d: 2, c: 3 } }))).toBe(
      JSON.stringify(toJson({ b: { c: 3, d: 2 }, a: 1 })),
    );
  });
});
