import { randomUUID } from 'node:crypto';
import { dayMs } from '@centre/domain/dates';
import { describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { claim, countUp, readTally } from '../../functions/src/data/counters.ts';
import './admin.ts';

/** A window that ends in 2052: no test falls into two. */
const windowMs = 10_000 * dayMs;
const kind = 'essai';
const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make));

describe.each([1, 10])('a counter of %i documents', (shards) => {
  const counter = () => ({ kind, key: randomUUID(), windowMs, shards });

  it('loses nothing of what is counted at the same time', async () => {
    const counted = counter();
    await times(20, () => countUp(counted));
    expect(await readTally(counted)).toMatchObject({ count: 20 });
  });

  it('tells each who counts a number that includes themselves', async () => {
    const counted = counter();
    const tallies = await times(10, () => countUp(counted));
    expect(Math.min(...tallies.map(({ count }) => count))).toBeGreaterThan(0);
    expect(Math.max(...tallies.map(({ count }) => count))).toBe(10);
  });

  it('takes out again what is given back', async () => {
    const counted = counter();
    await countUp(counted);
    const { giveBack } = await countUp(counted);
    await giveBack();
    expect(await readTally(counted)).toMatchObject({ count: 1 });
  });
});

it('no document says for whom it counts, and each says when it may go', async () => {
  const phone = `+228${String(Date.now()).slice(-8)}`;
  await countUp({ kind: 'essai-telephone', key: phone, windowMs });
  const { docs } = await firestore().collection('limites').get();
  const own = docs.filter(({ id }) => id.startsWith('essai-telephone-'));
  expect(own).not.toHaveLength(0);
  expect(own.filter(({ id }) => id.includes(phone.slice(1)))).toEqual([]);
  expect(Object.keys(own[0]?.data() ?? {}).sort()).toEqual(['count', 'expireAt']);
});

describe('the right to be counted', () => {
  it('is had by one of those who claim it at once', async () => {
    const key = randomUUID();
    const claims = await times(10, () => claim(kind, key));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});
