import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { honeypotField } from '@centre/domain/inscription';
import { messages } from '@centre/domain/messages';
import { referencePattern } from '@centre/domain/reference';
import { enrolmentRequest, type EnrolmentRequest } from '../factories/enrolment-request.ts';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { stored } from './admin.ts';
import { newLocalPhone } from './applications.ts';
import { callFunction, callFunctionRaw, postApi } from './calls.ts';
import { denials } from './inscription-denials.ts';
import { run } from './publishing.ts';

const says = messages.inscription;
const isoDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** A complete application of its own, for the first year of BTS unless it says otherwise. */
function application(overrides: Partial<EnrolmentRequest> = {}): EnrolmentRequest {
  return enrolmentRequest({ requestId: randomUUID(), ...overrides }, 0);
}

const send = (data: unknown) => callFunction('createInscription', data);

interface Accepted {
  readonly result: {
    readonly success: true;
    readonly inscription: { id: string; reference: string; dateInscription: string };
  };
}

async function accepted(data: unknown) {
  const { status, body } = await send(data);
  expect({ status, body }).toMatchObject({ status: 200, body: { result: { success: true } } });
  return (body as Accepted).result.inscription;
}

describe('an application', () => {
  it('is stored with what is worked out from it, and answered with its reference', async () => {
    const { requestId, ...form } = application({ classe: 'bts2', modalite: 'soir' });
    const answer = await accepted({ requestId, ...form });
    expect(answer).toEqual({
      id: requestId,
      reference: expect.stringMatching(referencePattern) as string,
      dateInscription: expect.stringMatching(isoDate) as string,
    });
    const record = await stored(`inscriptions/${requestId}`);
    expect(record).toEqual({
      ...form,
      formation: `bts - bts2 - ${form.specialite} [soir]`,
      niveau: 'bts2',
      motivation: form.autresFormations,
      reference: answer.reference,
      statut: 'en_attente',
      empreinte: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      dateInscription: record?.['dateInscription'],
      expiration: record?.['expiration'],
      index: expect.objectContaining({
        classe: 'bts2',
        modalite: 'soir',
        statut: 'en_attente',
        date: record?.['dateInscription'],
      }) as unknown,
    });
    expect(await stored(`recherche/${requestId}`)).toEqual({
      ...record,
      contacts: [form.telephone, form.contactUrgenceTelephone, form.email.toLowerCase()],
      tokens: expect.objectContaining({ soir: expect.any(Number) as number }) as unknown,
    });
    expect(record?.['dateInscription']).toHaveProperty('seconds');
    expect(record?.['expiration']).toHaveProperty('seconds');
    expect(await stored(`references/${answer.reference}`)).toEqual({ inscription: requestId });
  });

  it('may come from an older client, whose own statement of the derived fields is ignored', async () => {
    const sent = application();
    const older = {
      formation: 'x',
      niveau: 'y',
      motivation: 'z',
      dateInscription: '2001-01-01',
    };
    const { id, dateInscription } = await accepted({ ...sent, ...older });
    expect(dateInscription).not.toContain('2001');
    expect(await stored(`inscriptions/${id}`)).toMatchObject({
      niveau: sent.classe,
      motivation: sent.autresFormations,
    });
  });

  it('keeps the letters of the local languages, in one spelling', async () => {
    const { id } = await accepted(
      application({ nom: 'Kɔdzo', prenom: 'Ɖɛ', nomPere: 'Ama\u0301 Ɛ\u0303ƒe' }),
    );
    expect(await stored(`inscriptions/${id}`)).toMatchObject({
      nom: 'Kɔdzo',
      prenom: 'Ɖɛ',
      nomPere: 'Amá Ɛ\u0303ƒe',
    });
  });

  it('has its phone number stored in one form', async () => {
    const { id } = await accepted(application({ telephone: '90 12 34 56' }));
    expect(await stored(`inscriptions/${id}`)).toMatchObject({ telephone: '+22890123456' });
  });

  it('has a number without a country stored as its digits', async () => {
    const telephone = newLocalPhone();
    const spaced = telephone.replace(/(..)(?=.)/g, '$1 ');
    const { id } = await accepted(application({ telephone: spaced }));
    expect(await stored(`inscriptions/${id}`)).toMatchObject({ telephone });
  });

  it('has whatever was typed for the guardian’s phone', async () => {
    const form = application({ contactUrgenceTelephone: ' chez la voisine ' });
    const { id } = await accepted(form);
    const typed = { contactUrgenceTelephone: 'chez la voisine' };
    expect(await stored(`inscriptions/${id}`)).toMatchObject(typed);
    expect(await stored(`recherche/${id}`)).toMatchObject({
      ...typed,
      contacts: [form.telephone, form.email.toLowerCase()],
    });
  });

  it('is one record when it is sent twice, in whatever case the identifier is', async () => {
    const sent = application();
    const first = await accepted(sent);
    const capitals = { ...sent, requestId: sent.requestId.toUpperCase() };
    expect(await accepted(sent)).toEqual(first);
    expect(await accepted(capitals)).toEqual(first);
    expect(await stored(`inscriptions/${capitals.requestId}`)).toBeUndefined();
  });

  it('is one record when it is sent twenty times at once', async () => {
    const sent = application();
    const { createInscription } = commands;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => run(createInscription, undefined, sent)),
    );
    const references = new Set(answers.map(({ inscription }) => inscription.reference));
    expect([...references]).toEqual([(await accepted(sent)).reference]);
    const [reference] = references;
    expect(await stored(`inscriptions/${sent.requestId}`)).toMatchObject({ reference });
  });

  it('is accepted by the API too, as the same record', async () => {
    const sent = application();
    const { status, body } = await postApi('/api/inscriptions', sent);
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, inscription: await accepted(sent) });
  });
});

describe('an application that is sent again with other answers', () => {
  const corrections = { email: 'corrige@exemple.tg', lieuResidence: 'Sokodé' };

  it('is corrected, and keeps its reference', async () => {
    const sent = application();
    const first = await accepted(sent);
    expect(await accepted({ ...sent, ...corrections })).toEqual(first);
    expect(await stored(`inscriptions/${first.id}`)).toMatchObject(corrections);
    expect(await stored(`recherche/${first.id}`)).toMatchObject(corrections);
    const { docs } = await firestore()
      .collection('journal')
      .where('records', 'array-contains', first.id)
      .get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { action: 'updateInscription', fields: ['answers'], uid: '', channel: 'callable' },
    ]);
    // An answer that was overtaken on the way.
    expect(await accepted({ ...sent, ...corrections })).toEqual(first);
    expect(docs).toHaveLength(1);
  });

  it('is one record with one of the answers when both come at once', async () => {
    const sent = application();
    const { createInscription } = commands;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        run(createInscription, undefined, { ...sent, lieuResidence: `Ville ${index % 2}` }),
      ),
    );
    expect(new Set(answers.map(({ inscription }) => inscription.reference)).size).toBe(1);
    const record = await stored(`inscriptions/${sent.requestId}`);
    expect(record?.['lieuResidence']).toMatch(/^Ville [01]$/);
  });

  it.each([
    ['nom', 'Lawson'],
    ['prenom', 'Mawuli'],
    ['dateNaissance', '2001-02-03'],
    ['parcours', 'bacpro'],
  ] as const)('is refused when the %s is another', async (field, value) => {
    const sent = application();
    await accepted(sent);
    const before = await stored(`inscriptions/${sent.requestId}`);
    const other =
      field === 'parcours'
        ? { ...enrolmentRequest({ parcours: 'bacpro' }), requestId: sent.requestId }
        : { ...sent, [field]: value };
    const { status, body } = await send(other);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { error: { status: 'ALREADY_EXISTS', message: says.numberTaken } },
    });
    const answer = await postApi('/api/inscriptions', other);
    expect(answer).toMatchObject({ status: 409, body: { error: says.numberTaken } });
    expect(await stored(`inscriptions/${sent.requestId}`)).toEqual(before);
  });

  it('is the same person’s in capitals and without accents', async () => {
    const sent = application({ nom: 'Kpodé' });
    const first = await accepted(sent);
    expect(await accepted({ ...sent, nom: 'KPODE' })).toEqual(first);
    expect(await stored(`inscriptions/${first.id}`)).toMatchObject({ nom: 'KPODE' });
  });

  it.each([
    ['it was decided', { statut: 'acceptee' }],
    ['a member has corrected it', { lieuResidence: 'Kara' }],
    ['it is a day old', { dateInscription: new Date(Date.now() - 86_400_000) }],
  ])('stays as it is once %s', async (_, change) => {
    const sent = application();
    const first = await accepted(sent);
    await firestore().doc(`inscriptions/${first.id}`).update(change);
    const before = await stored(`inscriptions/${first.id}`);
    const { status, body } = await send({ ...sent, ...corrections });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { status: 'FAILED_PRECONDITION', message: says.settled } },
    });
    expect(await stored(`inscriptions/${first.id}`)).toEqual(before);
    expect(await accepted(sent)).toMatchObject({ reference: first.reference });
  });
});

describe('an application that is accepted', () => {
  it.each(denials)('is refused when $because', async ({ base, change, message, fields }) => {
    const good = application(base);
    const { requestId } = application();
    const { status, body } = await send({ ...good, requestId, ...change });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', message } },
    });
    const { details } = (body as { error: { details: { fields: object } } }).error;
    expect(Object.keys(details.fields)).toEqual(fields);
    expect(await stored(`inscriptions/${requestId}`)).toBeUndefined();
    await accepted(good);
  });

  it('is refused when the field that people do not see is filled', async () => {
    const good = application();
    const { requestId } = application();
    const { body } = await send({
      ...good,
      requestId,
      [honeypotField]: 'https://spam.example',
    });
    expect(body).toMatchObject({
      error: { status: 'FAILED_PRECONDITION', message: says.failed },
    });
    expect(await stored(`inscriptions/${requestId}`)).toBeUndefined();
    await accepted({ ...good, [honeypotField]: '' });
  });

  it('is refused when it brings a prototype along', async () => {
    const good = application();
    const sent = JSON.stringify({ data: good });
    const forged = sent.replace('{"data":{', '{"data":{"__proto__":{"statut":"acceptee"},');
    const { body } = await callFunctionRaw('createInscription', forged);
    expect(body).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    await accepted(good);
  });

  it('is refused by the API for the same reason and with the same sentence', async () => {
    const good = application();
    const { status, body } = await postApi('/api/inscriptions', { ...good, email: 'ama' });
    expect({ status, body }).toEqual({
      status: 400,
      body: { success: false, error: says.email, fields: { email: says.email } },
    });
    await accepted(good);
  });
});
