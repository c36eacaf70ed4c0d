import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { stored } from './admin.ts';
import { atEveryWrite, SimulatedCrash } from './crash-injection.ts';

const newId = () => Promise.resolve(randomUUID());
const essai = (id: string) => firestore().doc(`essais/${id}`);

describe('a power cut', () => {
  it.each([
    ['set', (id: string) => essai(id).set({ n: 2 })],
    ['update', (id: string) => essai(id).update({ n: 2 })],
    ['batch', (id: string) => firestore().batch().update(essai(id), { n: 2 }).commit()],
    [
      'transaction',
      (id: string) =>
        firestore().runTransaction((all) => Promise.resolve(all.update(essai(id), { n: 2 }))),
    ],
  ])('keeps a %s from being carried out', async (_, write) => {
    const seen: unknown[] = [];
    await atEveryWrite({
      prepare: async () => {
        const id = randomUUID();
        await essai(id).create({ n: 1 });
        return id;
      },
      flow: write,
      check: async (id, cut) => {
        seen.push({ ...cut, n: (await stored(`essais/${id}`))?.['n'] });
      },
    });
    expect(seen).toEqual([
      { writes: 0, whole: false, n: 1 },
      { writes: 1, whole: true, n: 2 },
    ]);
  });

  it('lets no cleaning up happen after it', async () => {
    const rounds: boolean[] = [];
    await atEveryWrite({
      prepare: newId,
      flow: async (id) => {
        await essai(id).create({ n: 1 });
        try {
          await essai(id).update({ n: 2 });
        } catch (error) {
          await essai(id).delete();
          throw error;
        }
      },
      check: async (id, { whole }) => {
        if (!whole) rounds.push((await stored(`essais/${id}`)) !== undefined);
      },
    });
    expect(rounds).toEqual([false, true]);
  });

  it('is over when the next write comes', async () => {
    const id = randomUUID();
    const failures: unknown[] = [];
    await atEveryWrite({
      prepare: () => Promise.resolve(),
      flow: () =>
        essai(id)
          .set({ n: 1 })
          .catch((error: unknown) => failures.push(error)),
      check: () => Promise.resolve(),
    });
    expect(failures).toEqual([expect.any(SimulatedCrash)]);
    await essai(id).update({ n: 3 });
    expect(await stored(`essais/${id}`)).toEqual({ n: 3 });
  });

  it('does not hide that the flow fails by itself', async () => {
    const flow = () => Promise.reject(new Error('a fault'));
    const rounds = { prepare: newId, flow, check: () => Promise.resolve() };
    await expect(atEveryWrite(rounds)).rejects.toThrow('a fault');
  });
});
