import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { membersOf } from '../../functions/src/data/inscription/duplicate-groups.ts';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { removeInscription } from '../../functions/src/data/inscription/removal.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { watchData } from '../consistent-data.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { isMarked, newPhone, newWord } from './applications.ts';
import { billedFor } from './billed-operations.ts';

const expectSoundData = watchData(beforeAll);

/** Applications of different people with one phone, in the order of their coming. */
async function withOnePhone(count: number): Promise<string[]> {
  const telephone = newPhone();
  await pLimit(20).map(Array.from({ length: count }), () =>
    storeInscription(
      randomUUID(),
      enrolmentForm({ nom: newWord(), prenom: newWord(), telephone }),
    ),
  );
  return (await membersOf([`telephone:${telephone}`])).flat();
}

const remove = (id = '') => removeInscription(id, operator);
const giveOtherPhone = (id = '') =>
  changeInscription(id, operator, () => ({ answers: { telephone: newPhone() } }));
const marksOf = (ids: readonly string[]) => Promise.all(ids.map(isMarked));

describe(
  'Of a hundred applications with one phone',
  { timeout: 120_000, tags: ['night'] },
  () => {
    let all: string[] = [];
    beforeEach(async () => {
      all = await withOnePhone(100);
    }, 120_000);

    it('one costs no more to delete or to correct than of four', async () => {
      const four = await withOnePhone(4);
      const deletion = await billedFor(() => remove(four.pop()));
      expect(await billedFor(() => remove(all.pop()))).toEqual(deletion);
      const correction = await billedFor(() => giveOtherPhone(four.pop()));
      expect(await billedFor(() => giveOtherPhone(all.pop()))).toEqual(correction);
      // Behind the first fifty one more gets its mark.
      expect(await billedFor(() => remove(all.shift()))).toEqual({
        ...deletion,
        reads: deletion.reads + 2,
        writes: deletion.writes + 2,
      });
    });

    it(
      'fifty are marked, whoever leaves, until one is alone',
      { tags: ['night'] },
      async () => {
        expect((await marksOf(all)).filter(Boolean)).toHaveLength(50);
        while (all.length > 60) await remove(all.shift());
        expect((await marksOf(all)).indexOf(false)).toBe(50);
        await Promise.all(all.splice(20, 10).map(remove));
        expect(await marksOf(all)).toEqual(all.map(() => true));
        while (all.length > 1) await giveOtherPhone(all.pop());
        expect(await marksOf(all)).toEqual([false]);
        await expectSoundData();
      },
    );
  },
);
