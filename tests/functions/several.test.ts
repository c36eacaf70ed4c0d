import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import {
  decideOnEach,
  changeInscription,
} from '../../functions/src/data/inscription/changes.ts';
import { removeInscription } from '../../functions/src/data/inscription/removal.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { stored } from './admin.ts';
import { newPhone, newWord, rowIn } from './applications.ts';
import { entriesOf } from './journal.ts';
import { injectRace } from './race-injection.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

let clerk: Staff;
beforeAll(async () => {
  clerk = await newStaff('INSCRIPTIONS_MANAGER');
});

async function someApplications(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const form = enrolmentForm({ nom: newWord(), telephone: newPhone() });
      return (await storeInscription(randomUUID(), form)).id;
    }),
  );
}

const acceptance = (id: string) => ({ id, avant: 'en_attente', statut: 'acceptee' }) as const;
const decide = (ids: readonly string[], by = clerk) =>
  callAs(by.token, 'decideInscriptions', { decisions: ids.map(acceptance) });
const statutOf = async (id: string) => (await stored(`inscriptions/${id}`))?.['statut'];

describe('a decision on several applications', () => {
  it('is made on each, with its row and an entry in the journal', async () => {
    const ids = await someApplications(20);
    const { status, body } = await decide(ids);
    expect({ status, body }).toMatchObject({ status: 200, body: { result: { failures: [] } } });
    for (const id of ids) {
      expect(await stored(`inscriptions/${id}`)).toMatchObject({
        ...{ statut: 'acceptee', traitePar: clerk.username },
      });
      expect(await rowIn(id)).toMatchObject({ statut: 'acceptee' });
    }
    const entries = await entriesOf(clerk, 'updateInscription');
    const named = entries.flatMap(({ records }) => records);
    expect(named.toSorted()).toEqual(ids.toSorted());
  });

  it('names what was decided on or deleted meanwhile, and makes the rest', async () => {
    const [decided = '', deleted = '', ...rest] = await someApplications(4);
    await callAs(clerk.token, 'updateInscription', { id: decided, statut: 'refusee' });
    await removeInscription(deleted, operator);
    const { body } = await decide([decided, ...rest, deleted]);
    expect(body).toMatchObject({
      result: {
        failures: [
          { id: decided, message: serverMessages.decidedMeanwhile },
          { id: deleted, message: messages.notFound },
        ],
      },
    });
    expect(await statutOf(decided)).toBe('refusee');
    expect(await stored(`inscriptions/${deleted}`)).toBeUndefined();
    for (const id of rest) expect(await statutOf(id)).toBe('acceptee');
  });

  it.each([
    ['decides', { statut: 'refusee' }, 'refusee', 1],
    ['corrects', { answers: { lieuResidence: 'Kpalimé' } }, 'acceptee', 0],
  ] as const)('loses nothing when another member %s at the same time', async (...given) => {
    const [, { answers = {}, ...decision }, statut, failures] = given as [
      string,
      { answers?: { lieuResidence: string }; statut?: 'refusee' },
      string,
      number,
    ];
    const [id = ''] = await someApplications(1);
    let named: readonly unknown[] = [];
    await injectRace(
      async () => {
        named = await decideOnEach([acceptance(id)], operator);
      },
      () => changeInscription(id, operator, () => ({ answers, ...decision })),
    );
    expect(named).toHaveLength(failures);
    expect(await stored(`inscriptions/${id}`)).toMatchObject({ statut, ...answers });
  });

  it(
    'is made on as many as one call may take, well within its time',
    { tags: ['night'] },
    async () => {
      const ids = await someApplications(limits.decidedAtOnce);
      const start = Date.now();
      expect((await decide(ids)).body).toMatchObject({ result: { failures: [] } });
      expect(Date.now() - start).toBeLessThan(30_000);
    },
  );
});
