import { randomUUID } from 'node:crypto';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  changeInscription,
  decideOnEach,
} from '../../functions/src/data/inscription/changes.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { removeInscription } from '../../functions/src/data/inscription/removal.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { stored } from './admin.ts';
import { sendApplication, uniquePhone, uniqueWord, registerRowOf } from './applications.ts';
import { apiAs, callAs, refusalOf } from './calls.ts';
import { injectRace } from './crashes.ts';
import { entriesOf } from './journal.ts';
import { asMember, type Staff } from './members.ts';

let clerk: Staff;
let colleague: Staff;
beforeAll(async () => {
  clerk = await asMember('INSCRIPTIONS_MANAGER');
  colleague = await asMember('ADMIN_FULL');
});

async function storeApplications(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const form = enrolmentForm({ nom: uniqueWord(), telephone: uniquePhone() });
      return (await storeInscription(randomUUID(), form)).id;
    }),
  );
}

const acceptance = (id: string) => ({ id, avant: 'en_attente', statut: 'acceptee' }) as const;
const decide = (ids: readonly string[]) =>
  callAs(clerk.token, 'decideInscriptions', { decisions: ids.map(acceptance) });
const record = (id: string) => stored(`inscriptions/${id}`);
const statutOf = async (id: string) => (await record(id))?.['statut'];

describe('decideInscriptions', () => {
  it('decides on each application, with its register row and journal entry', async () => {
    const ids = await storeApplications(20);
    const { status, body } = await decide(ids);
    expect({ status, body }).toMatchObject({ status: 200, body: { result: { failures: [] } } });
    for (const id of ids) {
      expect(await record(id)).toMatchObject({
        ...{ statut: 'acceptee', traitePar: clerk.username },
      });
      expect(await registerRowOf(id)).toMatchObject({ statut: 'acceptee' });
    }
    const entries = await entriesOf(clerk, 'updateInscription');
    const recordIds = entries.flatMap(({ records }) => records);
    expect(recordIds.toSorted()).toEqual(ids.toSorted());
  });

  it('returns failures for decided or deleted applications, and decides on the rest', async () => {
    const [decided = '', deleted = '', ...rest] = await storeApplications(4);
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
  ] as const)('loses no change when another member %s concurrently', async (...given) => {
    const [, { answers = {}, ...decision }, statut, failures] = given as [
      string,
      { answers?: { lieuResidence: string }; statut?: 'refusee' },
      string,
      number,
    ];
    const [id = ''] = await storeApplications(1);
    let actualFailures: readonly unknown[] = [];
    await injectRace(
      async () => {
        actualFailures = await decideOnEach([acceptance(id)], operator);
      },
      () => changeInscription(id, operator, () => ({ answers, ...decision })),
    );
    expect(actualFailures).toHaveLength(failures);
    expect(await record(id)).toMatchObject({ statut, ...answers });
  });
});

const writeNote = (id: string, texte: string, avant: string, by: Staff = clerk) =>
  callAs(by.token, 'annotateInscription', { id, note: { texte, avant } });

describe('Note on an application', () => {
  it('stores its text, author and timestamp, and survives a decision', async () => {
    const { id } = await sendApplication();
    expect((await writeNote(id, ' À rappeler\nlundi ', '')).status).toBe(200);
    expect(await record(id)).toMatchObject({
      note: {
        texte: 'À rappeler\nlundi',
        par: clerk.username,
        date: expect.anything() as unknown,
      },
    });
    await callAs(clerk.token, 'updateInscription', { id, statut: 'acceptee' });
    expect(await record(id)).toHaveProperty('note');
  });

  it('is stored for one of two concurrent writers; the other gets HTTP 409', async () => {
    const { id } = await sendApplication();
    const replies = await Promise.all([
      writeNote(id, 'Le mien', ''),
      writeNote(id, 'Le sien', '', colleague),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused && refusalOf(refused).message).toBe(serverMessages.noteStale);
    const noted = (await record(id))?.['note'] as { texte: string } | undefined;
    expect((await writeNote(id, 'Les deux', noted?.texte ?? '')).status).toBe(200);
    expect(await record(id)).toMatchObject({ note: { texte: 'Les deux' } });
  });

  it('leaves the record unchanged when the text is the same, even if stale', async () => {
    const { id } = await sendApplication();
    await writeNote(id, 'À rappeler', '');
    const before = await record(id);
    expect((await writeNote(id, 'À rappeler', '', colleague)).status).toBe(200);
    expect(await record(id)).toEqual(before);
  });

  it('is returned by the API to a VIEWER, and ignored in PUT /api/inscriptions/:id', async () => {
    const { id } = await sendApplication();
    await writeNote(id, 'À rappeler', '');
    const reader = await asMember('VIEWER');
    const { body } = await apiAs(reader.token, 'GET', `/api/inscriptions/${id}`);
    expect(body).toMatchObject({ inscription: { note: { texte: 'À rappeler' } } });
    const sent = { note: { texte: 'Autre', avant: 'À rappeler' } };
    expect((await apiAs(clerk.token, 'PUT', `/api/inscriptions/${id}`, sent)).status).toBe(200);
    expect(await record(id)).toMatchObject({ note: { texte: 'À rappeler' } });
  });
});
