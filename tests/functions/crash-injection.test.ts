import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth, bucket, firestore } from '../../functions/src/data/admin.ts';
import { stored } from './admin.ts';
import { atEveryWrite, SimulatedCrash } from './crash-injection.ts';

const newId = () => Promise.resolve(randomUUID());
const essai = (id: string) => firestore().doc(`essais/${id}`);
const fileOf = (id: string) => bucket().file(`essais/${id}`);

describe('a power cut', () => {
  it('comes before each write of a flow, whichever service it goes to', async () => {
    const seen: string[][] = [];
    const writes = await atEveryWrite({
      prepare: newId,
      flow: async (id) => {
        await essai(id).create({ n: 1 });
        await fileOf(id).save('x', { resumable: false });
        await auth().createUser({ uid: id });
      },
      check: async (id) => {
        const { users } = await auth().getUsers([{ uid: id }]);
        const left = {
          document: (await stored(`essais/${id}`)) !== undefined,
          file: (await fileOf(id).exists())[0],
          account: users.length > 0,
        };
        seen.push(Object.entries(left).flatMap(([name, isThere]) => (isThere ? [name] : [])));
      },
    });
    expect(writes).toBe(3);
    expect(seen).toEqual([
      [],
      ['document'],
      ['document', 'file'],
      ['document', 'file', 'account'],
    ]);
  });

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

  it('comes between two files that are removed together', async () => {
    const left: number[] = [];
    const prefix = (id: string) => ({ prefix: `essais/${id}/` });
    await atEveryWrite({
      prepare: async () => {
        const id = randomUUID();
        await Promise.all(
          ['a', 'b'].map((name) =>
            bucket().file(`essais/${id}/${name}`).save('x', { resumable: false }),
          ),
        );
        return id;
      },
      flow: (id) => bucket().deleteFiles(prefix(id)),
      check: async (id) => {
        left.push((await bucket().getFiles(prefix(id)))[0].length);
      },
    });
    expect(left).toEqual([2, 1, 0]);
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
