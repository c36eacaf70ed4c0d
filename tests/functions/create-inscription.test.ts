import crypto from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { dayMs } from '@centre/domain/dates';
import { noticeVersion, noticeVersions } from '@centre/domain/inscription/consent';
import { honeypotField } from '@centre/domain/inscription/inscription';
import { referencePattern } from '@centre/domain/inscription/reference';
import { dayMessages } from '@centre/domain/messages/day';
import { messages } from '@centre/domain/messages/messages';
import { phoneMessages } from '@centre/domain/messages/phone';
import { describe, expect, it, vi } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { bornYearsAgo } from '../factories/time.ts';
import { stored } from './admin.ts';
import {
  sendAccepted,
  formAnswers,
  uniqueRequest,
  uniquePhone,
  uniqueWord,
  postForm,
  registerRowOf,
  send,
} from './applications.ts';
import { routeAnswer, callAs, postApi, refusalOf, run } from './calls.ts';
import { journalOf } from './journal.ts';
import { setCounter, exhaustLimit, expectTooMany, inOneWindow, minuteMs } from './limits.ts';
import { asMember } from './members.ts';

const record = (id: string) => stored(`inscriptions/${id}`);

describe('createInscription', () => {
  it('stores the answers with derived fields, and returns id, reference and date', async () => {
    const { requestId, ...form } = uniqueRequest({ classe: 'bts2', modalite: 'soir' });
    await inOneWindow(dayMs);
    const isoDate = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]+\.\d{3}Z$/) as string;
    // Derived fields of an older client are ignored.
    const derived = { niveau: 'y', motivation: 'z', dateInscription: '2001-01-01' };
    const answer = await sendAccepted({ requestId, ...form, formation: 'x', ...derived });
    expect(answer).toEqual({
      id: requestId,
      reference: expect.stringMatching(referencePattern) as string,
      dateInscription: isoDate,
    });
    expect(answer.dateInscription).not.toContain('2001');
    const found = await record(requestId);
    expect(found).toEqual({
      ...form,
      formation: `bts - bts2 - ${form.specialite} [soir]`,
      niveau: 'bts2',
      motivation: form.autresFormations,
      reference: answer.reference,
      statut: 'en_attente',
      campagne: firstCampagne.anneeScolaire,
      empreinte: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      dateInscription: found?.['dateInscription'],
      expiration: found?.['expiration'],
      registre: expect.stringMatching(/^[0-9a-f]$/) as string,
    });
    expect(found?.['dateInscription']).toHaveProperty('seconds');
    expect(found?.['expiration']).toHaveProperty('seconds');
    expect(await stored(`references/${answer.reference}`)).toEqual({ inscription: requestId });
  });

  it('is idempotent across both channels, whatever the case of requestId', async () => {
    const sent = uniqueRequest();
    const { status, body } = await postApi('/api/inscriptions', sent);
    expect(status).toBe(201);
    const first = await sendAccepted(sent);
    expect(body).toEqual({ success: true, inscription: first });
    const capitals = { ...sent, requestId: sent.requestId.toUpperCase() };
    expect(await sendAccepted(capitals)).toEqual(first);
    expect(await record(capitals.requestId)).toBeUndefined();
  });

  it('stores one record for twenty concurrent identical requests', async () => {
    const sent = uniqueRequest();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => run(commands.createInscription, undefined, sent)),
    );
    const [reference, ...others] = new Set(
      answers.map(({ inscription }) => inscription.reference),
    );
    expect(others).toEqual([]);
    expect(await record(sent.requestId)).toMatchObject({ reference });
  });

  it('assigns another reference when the one drawn is taken', async () => {
    const draw = crypto.randomBytes.bind(crypto) as (size: number) => Buffer;
    const drawn: Buffer[] = [];
    let queued: Buffer[] = [];
    const spy = vi.spyOn(crypto, 'randomBytes').mockImplementation((size: number) => {
      drawn.push(queued.shift() ?? draw(size));
      return drawn.at(-1);
    });
    syncBuiltinESMExports();
    const store = () => storeInscription(randomUUID(), enrolmentForm({ nom: uniqueWord() }));
    const first = await store();
    queued = [...drawn];
    const second = await store();
    spy.mockRestore();
    syncBuiltinESMExports();
    expect(drawn.length).toBeGreaterThan(2);
    expect(queued).toEqual([]);
    expect(second.reference).not.toBe(first.reference);
    expect(await stored(`references/${first.reference}`)).toEqual({ inscription: first.id });
  });
});

const readReply = async (reply: ReturnType<typeof send>) => {
  const { status, body } = await reply;
  return { status, text: JSON.stringify(body) };
};
const doors: readonly {
  readonly door: string;
  readonly ask: (answers: object) => Promise<{ status: number; text: string }>;
}[] = [
  {
    door: 'the callable createInscription',
    ask: (answers) => readReply(send({ ...uniqueRequest(), ...answers })),
  },
  {
    door: 'POST /api/inscriptions',
    ask: (answers) =>
      readReply(postApi('/api/inscriptions', { ...uniqueRequest(), ...answers })),
  },
  {
    door: 'POST /inscription',
    ask: async (answers) => {
      const { status, html } = await postForm({ ...formAnswers(), ...answers });
      return { status, text: html };
    },
  },
];

describe.each(doors)('Application by $door', ({ ask }) => {
  it('is stored with normalized birth date and phone number', async () => {
    const requestId = randomUUID();
    const written = { dateNaissance: 'le 28 fév. 2006', telephone: '(+228) 90112345' };
    expect((await ask({ requestId, ...written })).status).toBeLessThan(300);
    expect(await record(requestId)).toMatchObject({
      ...{ dateNaissance: '2006-02-28', telephone: '+22890112345' },
    });
  });

  it.each([
    [{ dateNaissance: '02/28/2006' }, dayMessages.order],
    [{ telephone: '06 12 34 56 78' }, phoneMessages.long('Togo')],
    [{ nom: 'AGB\uFFFDKO' }, 'U+FFFD'],
  ])('is rejected for %j with a message that states the reason', async (invalid, sentence) => {
    const { status, text } = await ask(invalid);
    expect(status).toBe(400);
    expect(text).toContain(sentence);
  });

  it('is marked for review only when the honeypot field is filled', async () => {
    const [trapped, good] = [randomUUID(), randomUUID()];
    await ask({ requestId: trapped, [honeypotField]: 'https://ecole.example' });
    expect(await record(trapped)).toMatchObject({ aVerifier: ['piege'] });
    await ask({ requestId: good, [honeypotField]: '' });
    expect(await record(good)).not.toHaveProperty('aVerifier');
  });
});

describe('Consent of an application', () => {
  const minor = { dateNaissance: bornYearsAgo(16) };
  const newRequest = (changes: object = {}) => ({ ...uniqueRequest(), ...changes });

  it.each(noticeVersions)(
    'is stored with notice version %s and the server timestamp',
    async (version) => {
      const request = newRequest({
        dateNaissance: bornYearsAgo(20),
        consentement: { version },
      });
      const { id } = await sendAccepted(request);
      const found = await record(id);
      expect(found?.['consentement']).toEqual({ version, date: found?.['dateInscription'] });
    },
  );

  it('is unchanged by a repeat or a decision, and is returned by the API', async () => {
    const consent = { version: noticeVersion, tuteur: true };
    const request = newRequest({ ...minor, consentement: consent });
    const { id } = await sendAccepted(request);
    const before = (await record(id))?.['consentement'];
    await sendAccepted({ ...request, consentement: { ...consent, tuteur: false } });
    const { token } = await asMember('INSCRIPTIONS_MANAGER');
    await callAs(token, 'updateInscription', { id, statut: 'acceptee' });
    expect(await record(id)).toMatchObject({ statut: 'acceptee', consentement: before });
    expect(await routeAnswer('GET /api/inscriptions/:id', { id, token })).toMatchObject({
      inscription: { consentement: { version: noticeVersion, tuteur: 'accepte' } },
    });
  });

  it('is absent when the request has no consentement', async () => {
    const { id } = await sendAccepted(newRequest());
    expect(await record(id)).not.toHaveProperty('consentement');
  });

  it.each([
    ['an unknown version', { version: '2019-01' }],
    ['a missing version', { tuteur: true }],
    ['a date set by the client', { version: noticeVersion, date: '2001-01-01' }],
    ['a non-boolean guardian’s answer', { version: noticeVersion, tuteur: 'oui' }],
    ['a string', 'oui'],
  ])('is rejected, and the application with it, for %s', async (_, consentement) => {
    const request = newRequest({ ...minor, consentement });
    const { status, message } = refusalOf(await send(request));
    expect(status).toBe(400);
    expect(message).toMatch(/consentement|date/);
    expect(await record(request.requestId)).toBeUndefined();
  });
});

describe('Application beyond the limit of its phone number', () => {
  it('is stored with a review mark shown by the API and the register', async () => {
    const telephone = uniquePhone();
    await setCounter(1000, 'inscription-telephone', telephone, dayMs);
    const { id } = await sendAccepted(uniqueRequest({ telephone, nom: uniqueWord() }));
    const marked = { aVerifier: ['telephone'] };
    const { token } = await asMember('INSCRIPTIONS_MANAGER');
    expect(await routeAnswer('GET /api/inscriptions/:id', { id, token })).toMatchObject({
      inscription: marked,
    });
    await changeInscription(id, operator, () => ({ answers: { lieuResidence: 'Kara' } }));
    expect(await record(id)).toMatchObject(marked);
    expect(await registerRowOf(id)).toMatchObject(marked);
  });

  it('is rate limited beyond the minute limit too, and stored after that minute', async () => {
    const telephone = uniquePhone();
    await exhaustLimit('inscription-telephone', telephone, dayMs);
    await exhaustLimit('inscription-telephone-minute', telephone, minuteMs);
    const request = uniqueRequest({ telephone, nom: uniqueWord() });
    expectTooMany(await send(request), messages.inscription.wait);
    expect(await record(request.requestId)).toBeUndefined();
    await setCounter(0, 'inscription-telephone-minute', telephone, minuteMs);
    expect(await sendAccepted(request)).toEqual(await sendAccepted(request));
  });
});

it('Review mark stays until annotateInscription clears it, with one journal entry', async () => {
  const form = enrolmentForm({ nom: uniqueWord(), telephone: uniquePhone() });
  const { id } = await storeInscription(randomUUID(), form, { aVerifier: ['email'] });
  const clerk = await asMember('INSCRIPTIONS_MANAGER');
  expect(await registerRowOf(id)).toMatchObject({ aVerifier: ['email'] });
  const clearMark = () => callAs(clerk.token, 'annotateInscription', { id, verifiee: true });
  const replies = await Promise.all([clearMark(), clearMark(), clearMark()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await record(id)).toMatchObject({ aVerifier: [] });
  expect(await registerRowOf(id)).toMatchObject({ aVerifier: [] });
  expect(await journalOf(id)).toMatchObject([
    { action: 'annotateInscription', fields: ['aVerifier'] },
  ]);
});
