import { noticeVersion, noticeVersions } from '@centre/domain/inscription/consent';
import { messages } from '@centre/domain/messages/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { bornYearsAgo } from '../factories/time.ts';
import { stored } from './admin.ts';
import { newcomers, send } from './applications.ts';
import { answerTo, one } from './api-answers.ts';
import { postApi } from './calls.ts';
import { callAs, newStaff, type Staff } from './staff.ts';

const version = noticeVersion;
const minor = { dateNaissance: bornYearsAgo(16) };
const adult = { dateNaissance: bornYearsAgo(20) };

let clerk: Staff;
beforeAll(async () => {
  clerk = await newStaff('INSCRIPTIONS_MANAGER');
});

const application = (changes: object = {}) => ({ ...newcomers(), ...changes });

/** The record of an application that is accepted. */
async function recordOf(request: ReturnType<typeof application>) {
  const { status, body } = await send(request);
  expect({ status, body }).toMatchObject({ status: 200 });
  const record = await stored(`inscriptions/${request.requestId}`);
  expect(record).toBeDefined();
  return record ?? {};
}

describe('The notice that stood on the form', () => {
  it.each(noticeVersions)('is recorded as version %s with the server’s time', async (shown) => {
    const request = application({ ...adult, consentement: { version: shown } });
    const record = await recordOf(request);
    expect(record['consentement']).toEqual({
      version: shown,
      date: record['dateInscription'],
    });
  });

  it('is recorded of nobody who came another way', async () => {
    const request = application();
    expect(await recordOf(request)).not.toHaveProperty('consentement');
    const older = application();
    expect((await postApi('/api/inscriptions', older)).status).toBe(201);
    expect(await stored(`inscriptions/${older.requestId}`)).not.toHaveProperty('consentement');
  });

  it('stays what it was when the application is sent again, or decided on', async () => {
    const request = application({ ...minor, consentement: { version, tuteur: false } });
    const { consentement } = await recordOf(request);
    const again = { ...request, consentement: { version, tuteur: true } };
    expect((await recordOf(again))['consentement']).toEqual(consentement);
    const id = request.requestId;
    const decided = await callAs(clerk.token, 'updateInscription', { id, statut: 'acceptee' });
    expect(decided.status).toBe(200);
    expect(await stored(`inscriptions/${id}`)).toMatchObject({
      ...{ statut: 'acceptee', consentement },
    });
  });

  it('is read by the API with the application', async () => {
    const request = application({ ...minor, consentement: { version, tuteur: true } });
    await recordOf(request);
    const answer = await answerTo('GET /api/inscriptions/:id', {
      id: request.requestId,
      token: clerk.token,
    });
    expect(one(answer, 'inscription')).toMatchObject({
      consentement: {
        version,
        date: one(answer, 'inscription')['dateInscription'],
        tuteur: 'accepte',
      },
    });
  });
});

describe('An application that is accepted', () => {
  const wrong: Readonly<Record<string, unknown>> = {
    'a version that there never was': { version: '2019-01' },
    'no version': { tuteur: true },
    'a time of its own': { version, date: '2001-01-01' },
    'a guardian’s answer in words': { version, tuteur: 'oui' },
    'a text': 'oui',
    nothing: null,
  };

  it.each(Object.keys(wrong))('is refused when its consent is %s', async (what) => {
    const request = application({ ...minor, consentement: wrong[what] });
    const { status, body } = await send(request);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
    expect(await stored(`inscriptions/${request.requestId}`)).toBeUndefined();
    await recordOf(Object.assign(request, { consentement: { version, tuteur: true } }));
  });

  it('is told in French what was wrong', async () => {
    const { body } = await send(application({ consentement: { version: 'x' } }));
    expect(body).toMatchObject({
      error: { message: messages.field.invalid('consentement') },
    });
  });
});
