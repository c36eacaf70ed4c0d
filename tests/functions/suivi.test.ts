import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { centre } from '@centre/domain/centre';
import { dayMs } from '@centre/domain/dates';
import { newReference } from '@centre/domain/inscription/reference';
import { dayMessages } from '@centre/domain/messages/day';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { formatPhone } from '@centre/domain/phone';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { findInscription } from '../../functions/src/data/inscription/documents.ts';
import { sourceAddress } from '../../functions/src/source-address.ts';
import { steps } from '../../web/src/texts/suivi-answer.texts.ts';
import { suiviPage } from '../../web/src/texts/suivi.texts.ts';
import { keepCollections } from '../kept-collections.ts';
import { suite } from '../suite.ts';
import { stored } from './admin.ts';
import {
  sendApplication,
  followInscription,
  followByPage,
  readPage,
  registerRowOf,
  type SentApplication,
  followUpState,
} from './applications.ts';
import { callAs, callFunction, refusalOf } from './calls.ts';
import { journalOf } from './journal.ts';
import { setCounter, readCounter, exhaustLimit, inOneWindow, minuteMs } from './limits.ts';
import { asMember, type Staff } from './members.ts';

keepCollections('reglages');

let office: Staff;

beforeAll(async () => {
  office = await asMember('INSCRIPTIONS_MANAGER');
});
afterEach(() => firestore().doc('reglages/campagne').delete());

describe('Suivi of an application', () => {
  it('returns etat recue, then etude, with only the initials of the applicant', async () => {
    const { id, reference, dateNaissance } = await sendApplication({
      nom: 'Ɖogbé',
      prenom: 'ama Rose',
    });
    const { body } = await followInscription(reference, dateNaissance);
    expect((body as { result: object }).result).toEqual({
      success: true,
      etat: 'recue',
      recueLe: expect.any(String) as string,
      initiales: 'A. Ɖ.',
      programme: 'BTS 1ère année, Électromécanique',
      anneeScolaire: firstCampagne.anneeScolaire,
      reponse: firstCampagne.reponse,
    });
    const old = new Date(Date.now() - 25 * 3600_000);
    await firestore().doc(`inscriptions/${id}`).update({ dateInscription: old });
    expect(await followUpState(reference, dateNaissance)).toBe('etude');
    const spaced = reference.toLowerCase().replaceAll('-', ' ');
    expect(await followUpState(spaced, dateNaissance)).toBe('etude');
  });

  it('returns the same HTTP 404 for an unknown reference and a wrong date of birth', async () => {
    const { reference } = await sendApplication();
    for (const one of [reference, 'CFPI-7KQ3-M4XH']) {
      const answer = refusalOf(await followInscription(one, '1999-01-01'));
      expect(answer).toEqual({ status: 404, message: suiviMessages.unknown });
    }
  });

  it.each([
    [{ reference: 'n’importe quoi', dateNaissance: '2004-05-05' }, suiviMessages.reference],
    [{ reference: 'CFPI-7KQ3-M4XH', dateNaissance: '' }, suiviMessages.dateNaissance],
    [{ reference: 'CFPI-7KQ3-M4XH', dateNaissance: 'hier' }, dayMessages.unreadable],
  ])('returns HTTP 400 and the reason for %o', async (input, message) => {
    expect(refusalOf(await callFunction('followInscription', input))).toEqual({
      status: 400,
      message,
    });
  });

  it('returns HTTP 429 after twenty tries of one reference', async () => {
    const { reference, dateNaissance } = await sendApplication();
    const kind = 'suivi-reference';
    expect((await followInscription(reference, '1990-01-01')).status).toBe(404);
    expect(await readCounter(kind, reference)).toBe(1);
    await setCounter(19, kind, reference);
    expect((await followInscription(reference, dateNaissance)).status).toBe(200);
    await setCounter(20, kind, reference);
    expect((await followInscription(reference, dateNaissance)).status).toBe(429);
  });

  it('returns HTTP 429 after forty wrong dates for a known or unknown reference', async () => {
    const { reference, dateNaissance } = await sendApplication();
    const kind = 'suivi-dates';
    await inOneWindow(dayMs);
    expect((await followInscription(reference, dateNaissance)).status).toBe(200);
    expect(await readCounter(kind, reference)).toBe(0);
    for (const one of [reference, newReference(randomBytes)]) {
      expect((await followInscription(one, '1990-01-01')).status).toBe(404);
      expect(await readCounter(kind, one)).toBe(1);
      await setCounter(40, kind, one, dayMs);
      const tooMany = { status: 429, message: suiviMessages.tooManyWrong };
      expect(refusalOf(await followInscription(one, '1990-01-02'))).toEqual(tooMany);
      expect(refusalOf(await followInscription(one, dateNaissance))).toEqual(tooMany);
    }
  });

  it('shows a wait message with HTTP 429 on the page when an address is rate limited', async () => {
    const { reference, dateNaissance } = await sendApplication();
    const address = '2001:db8:7:1::1';
    const source = sourceAddress(address, 1);
    await exhaustLimit('suivi-source', source);
    await exhaustLimit('suivi-source-minute', source, minuteMs);
    const headers = { 'X-Forwarded-For': address };
    const page = await followByPage(reference, dateNaissance, {}, headers);
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect(page.html).toContain(suiviMessages.wait);
    expect(page.html).toContain(`name="reference" value="${reference}"`);
  });

  it('returns pages of at most 10 KiB without scripts, with typed values and phones', async () => {
    const { reference, dateNaissance } = await sendApplication();
    const empty = await readPage(fetch(`${suite.origin('hosting')}/suivi`));
    const found = await followByPage(reference, dateNaissance);
    const unknown = await followByPage(reference, '1999-01-01');
    expect([empty, found, unknown].map(({ status }) => status)).toEqual([200, 200, 404]);
    for (const { html, headers } of [empty, found, unknown]) {
      // The emulator of Hosting does not compress; gzip is the larger of Hosting's two formats.
      expect(gzipSync(html).length).toBeLessThanOrEqual(10 * 1024);
      // The Back button must not show the data of the previous applicant.
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(empty.html).toContain(suiviPage.submit);
    expect(empty.html).toMatch(/<form[^>]* autoComplete="off"/i);
    expect(found.html).toContain(steps.recue.title);
    expect(found.html).not.toContain('id="client"');
    for (const phone of centre.phones) {
      for (const { html } of [found, unknown]) {
        expect(html).toContain(`href="tel:${phone}"`);
        expect(html).toContain(formatPhone(phone));
      }
    }
    expect(unknown.html).toContain(`value="${reference}"`);
    expect(unknown.html).toContain('value="1999-01-01"');
    expect(unknown.html).toContain('<title>Erreur\u00A0: ');
  });
});

describe('Correction requested by the applicant', () => {
  const wanted = { telephone: '+228 93 12 34 56', email: '', lieuResidence: 'Sokodé' };
  const ask = (
    { reference, dateNaissance }: Pick<SentApplication, 'id' | 'reference' | 'dateNaissance'>,
    answers: Readonly<Record<string, string>> = wanted,
  ) => followByPage(reference, dateNaissance, answers);
  const settle = async (id: string, accepte: boolean, demandeeLe?: string) => {
    const date = (await findInscription(id))?.correction?.date.toISOString();
    return callAs(office.token, 'settleCorrection', {
      ...{ id, accepte, demandeeLe: demandeeLe ?? date },
    });
  };

  it('is marked in the register, and applied when settleCorrection accepts it', async () => {
    const application = await sendApplication();
    const { id } = application;
    const { html } = await ask(application);
    expect(html).toContain(suiviPage.corrected);
    expect(gzipSync(html).length).toBeLessThanOrEqual(10 * 1024);
    const answers = { telephone: '+22893123456', lieuResidence: 'Sokodé' };
    expect((await findInscription(id))?.correction?.answers).toEqual(answers);
    expect(await registerRowOf(id)).toMatchObject({ correction: true });
    expect((await settle(id, true)).status).toBe(200);
    expect(await stored(`inscriptions/${id}`)).toMatchObject(answers);
    expect(await stored(`inscriptions/${id}`)).not.toHaveProperty('correction');
    expect(await registerRowOf(id)).toMatchObject({
      correction: false,
      telephone: answers.telephone,
    });
    const events = (await journalOf(id)).map(({ action, channel }) => [action, channel].join());
    expect(events.toSorted()).toEqual(['requestCorrection,page', 'settleCorrection,callable']);
  });

  it('is settled only in its newest version, and once by concurrent calls', async () => {
    const application = await sendApplication();
    await ask(application);
    const first = (await findInscription(application.id))?.correction?.date.toISOString();
    await ask(application, { ...wanted, telephone: '', email: 'ama@exemple.tg' });
    const stale = { status: 409, message: serverMessages.correctionStale };
    expect(refusalOf(await settle(application.id, true, first))).toEqual(stale);
    const replies = await Promise.all([
      settle(application.id, true),
      settle(application.id, false),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('requires the date of birth, and leaves the answers unchanged unless accepted', async () => {
    const { id, reference, dateNaissance } = await sendApplication();
    const record = () => stored(`inscriptions/${id}`);
    const before = await record();
    const refused = await ask({ id, reference, dateNaissance: '1999-01-01' });
    expect(refused.status).toBe(404);
    expect(await record()).toEqual(before);
    const requested = await ask({ id, reference, dateNaissance });
    expect(await record()).toMatchObject({ ...before });
    // A correction without a change gets the same answer.
    const { lieuResidence = '' } = before ?? {};
    const same = await ask(
      { id, reference, dateNaissance },
      { lieuResidence: String(lieuResidence) },
    );
    expect(same.html).toBe(requested.html);
    expect((await settle(id, false)).status).toBe(200);
    expect(await record()).toEqual(before);
  });

  it.each([
    ['an empty request', {}, suiviMessages.nothingToCorrect],
    ['an invalid phone number', { telephone: '12' }, messages.inscription.telephone],
    ['an invalid email address', { email: 'ama' }, messages.inscription.email],
  ])(
    'is rejected for %s, and the page keeps every typed value',
    async (_, answers, message) => {
      const application = await sendApplication();
      const typed = { telephone: '', email: '', lieuResidence: '', ...answers };
      const { status, html } = await ask(application, typed);
      expect(status).toBe(400);
      expect(html).toContain(message);
      for (const text of Object.values(answers)) expect(html).toContain(`value="${text}"`);
      expect(await stored(`inscriptions/${application.id}`)).not.toHaveProperty('correction');
    },
  );
});
