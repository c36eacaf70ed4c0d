import { firstCampagne } from '@centre/domain/campagne/campagne';
import { noticeVersion } from '@centre/domain/inscription/consent';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { describe, expect, it } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { keepCollections } from '../kept-collections.ts';
import { stored } from './admin.ts';
import {
  sendAccepted,
  followInscription,
  uniqueRequest,
  send,
  followUpState,
} from './applications.ts';
import { postApi, run } from './calls.ts';
import { journalOf } from './journal.ts';

keepCollections('reglages');

const texts = messages.inscription;

describe('Application sent again with changed answers', () => {
  const corrections = { email: 'corrige@exemple.tg', lieuResidence: 'Sokodé' };

  it('updates the record, keeps the reference, and writes one journal entry', async () => {
    const sent = uniqueRequest();
    const first = await sendAccepted(sent);
    expect(await sendAccepted({ ...sent, ...corrections })).toEqual(first);
    expect(await stored(`inscriptions/${first.id}`)).toMatchObject(corrections);
    // The browser repeats the request when the answer is lost.
    expect(await sendAccepted({ ...sent, ...corrections })).toEqual(first);
    expect(await journalOf(first.id)).toMatchObject([
      { action: 'updateInscription', fields: ['answers'], uid: '', channel: 'callable' },
    ]);
  });

  it('leaves one record with one of the answers when sent concurrently', async () => {
    const sent = uniqueRequest();
    const { createInscription } = commands;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        run(createInscription, undefined, { ...sent, lieuResidence: `Ville ${index % 2}` }),
      ),
    );
    expect(new Set(answers.map(({ inscription }) => inscription.reference)).size).toBe(1);
    const record = await stored(`inscriptions/${sent.requestId}`);
    expect(record?.['lieuResidence']).toMatch(/^Ville [01]$/);
  });

  it('is rejected with HTTP 429 after five corrections a day, the record unchanged', async () => {
    const sent = uniqueRequest();
    const { id, reference } = await sendAccepted(sent);
    const town = (at: number) => ({ ...sent, lieuResidence: `Ville ${at}` });
    for (let at = 1; at <= 5; at++) await sendAccepted(town(at));
    const tooMany = serverMessages.tooManyCorrections(5);
    for (const { status, body } of await Promise.all([6, 7, 8].map((at) => send(town(at))))) {
      expect(status).toBe(429);
      expect(body).toMatchObject({ error: { message: tooMany } });
    }
    expect(await postApi('/api/inscriptions', town(9))).toMatchObject({
      status: 429,
      body: { error: tooMany },
    });
    expect(await stored(`inscriptions/${id}`)).toMatchObject({ lieuResidence: 'Ville 5' });
    expect(await journalOf(id)).toHaveLength(5);
    // The answers that are already stored do not count as a correction.
    expect(await sendAccepted(town(5))).toMatchObject({ reference });
  });

  it.each([
    ['nom', 'Lawson'],
    ['prenom', 'Mawuli'],
    ['dateNaissance', '2001-02-03'],
    ['parcours', 'bacpro'],
  ] as const)('is rejected with HTTP 409 when %s differs', async (field, value) => {
    const sent = uniqueRequest();
    await sendAccepted(sent);
    const before = await stored(`inscriptions/${sent.requestId}`);
    const other =
      field === 'parcours'
        ? { ...enrolmentRequest({ parcours: 'bacpro' }), requestId: sent.requestId }
        : { ...sent, [field]: value };
    const { status, body } = await send(other);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { error: { status: 'ALREADY_EXISTS', message: texts.numberTaken } },
    });
    const answer = await postApi('/api/inscriptions', other);
    expect(answer).toMatchObject({ status: 409, body: { error: texts.numberTaken } });
    expect(await stored(`inscriptions/${sent.requestId}`)).toEqual(before);
  });

  it('updates name and birth date when the request has corrige: true', async () => {
    const sent = uniqueRequest();
    const first = await sendAccepted(sent);
    const other = { nom: 'Lawson', prenom: 'Mawuli', dateNaissance: '2008-12-31' };
    const consentement = { version: noticeVersion, tuteur: false };
    expect(await sendAccepted({ ...sent, ...other, consentement, corrige: true })).toEqual(
      first,
    );
    expect(await stored(`inscriptions/${first.id}`)).toMatchObject({
      ...other,
      consentement: { tuteur: 'a-recueillir' },
    });
    expect(await followUpState(first.reference, other.dateNaissance)).toBe('recue');
    expect((await followInscription(first.reference, sent.dateNaissance)).status).toBe(404);
    // The browser repeats the request when the answer is lost.
    expect(await sendAccepted({ ...sent, ...other, corrige: true })).toEqual(first);
  });

  it('updates the record when the name differs only in case and accents', async () => {
    const sent = uniqueRequest({ nom: 'Kpodé' });
    const first = await sendAccepted(sent);
    expect(await sendAccepted({ ...sent, nom: 'KPODE' })).toEqual(first);
    expect(await stored(`inscriptions/${first.id}`)).toMatchObject({ nom: 'KPODE' });
  });

  it.each([
    ['a correction by a member', { lieuResidence: 'Kara' }],
    ['one day', { dateInscription: new Date(Date.now() - 86_400_000) }],
  ])('is rejected and leaves the record unchanged after %s', async (_, change) => {
    const sent = uniqueRequest();
    const first = await sendAccepted(sent);
    await firestore().doc(`inscriptions/${first.id}`).update(change);
    const before = await stored(`inscriptions/${first.id}`);
    const { status, body } = await send({ ...sent, ...corrections });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { status: 'FAILED_PRECONDITION', message: texts.settled } },
    });
    expect(await stored(`inscriptions/${first.id}`)).toEqual(before);
    expect(await sendAccepted(sent)).toMatchObject({ reference: first.reference });
  });

  it('is accepted after a decision, and rejected once decisions are published', async () => {
    const sent = uniqueRequest();
    const { id } = await sendAccepted(sent);
    await firestore().doc(`inscriptions/${id}`).update({ statut: 'acceptee' });
    await sendAccepted({ ...sent, ...corrections });
    const decided = { ...corrections, statut: 'acceptee' };
    expect(await stored(`inscriptions/${id}`)).toMatchObject(decided);
    await firestore()
      .doc('reglages/campagne')
      .set({ ...firstCampagne, decisionsPubliees: [firstCampagne.anneeScolaire] });
    const { body } = await send({ ...sent, lieuResidence: 'Kara' });
    expect(body).toMatchObject({ error: { message: texts.settled } });
    expect(await stored(`inscriptions/${id}`)).toMatchObject(decided);
  });
});
