import { randomInt, randomUUID } from 'node:crypto';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import {
  personalDataMessages,
  staffInscriptionMessages,
} from '@centre/domain/messages/staff/inscription';
import { beforeAll, describe, expect, it } from 'vitest';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { watchData } from '../consistent-data.ts';
import { omit } from '../factories/omit.ts';
import { change, stored } from './admin.ts';
import {
  sendApplication,
  dataRequestsAs,
  idsOf,
  isLikelyDuplicate,
  uniquePhone,
  uniqueWord,
  documentsAbout,
} from './applications.ts';
import { callFunction, refusalOf, run } from './calls.ts';
import { injectRace } from './crashes.ts';
import { journalOf } from './journal.ts';
import { asMember, type Staff } from './members.ts';

const expectSoundData = watchData(beforeAll);

let chief: Staff;
beforeAll(async () => {
  chief = await asMember('SUPER_ADMIN');
});

const { ask, heldOf, erase } = dataRequestsAs(() => chief);

describe('Access request', () => {
  it('returns answers, decision, expiry and journal entries of an application', async () => {
    const { id, requestId, ...sent } = await sendApplication();
    await run(commands.updateInscription, chief, { id, statut: 'acceptee' });
    const note = { texte: 'À rappeler', avant: '' };
    await run(commands.annotateInscription, chief, { id, note });
    await run(commands.logConsultation, chief, { id });
    await run(commands.logExport, chief, { format: 'pdf', count: 1, ids: [id] });
    const [held, ...others] = await heldOf({ telephone: sent.telephone });
    expect(others).toEqual([]);
    expect(requestId).toBe(id);
    const isoDate = expect.stringMatching(/^20.+T.+Z$/) as string;
    expect(held?.inscription).toMatchObject({
      ...omit(sent, 'modalite'),
      id,
      statut: 'acceptee',
      note: { texte: 'À rappeler' },
      traitePar: chief.username,
      dateTraitement: isoDate,
      dateInscription: isoDate,
      expiration: isoDate,
    });
    // The journal contains this access too, without the terms of the search.
    const access = (await journalOf(id)).filter(
      ({ action }) => action === 'accessPersonalData',
    );
    expect(access).toMatchObject([{ uid: chief.id, records: [id] }]);
    expect(JSON.stringify(access)).not.toContain(sent.telephone.slice(4));
    expect(held?.journal).toEqual([
      { action: 'updateInscription', role: 'SUPER_ADMIN', date: isoDate, fields: ['statut'] },
      { action: 'annotateInscription', role: 'SUPER_ADMIN', date: isoDate, fields: ['note'] },
      { action: 'viewInscription', role: 'SUPER_ADMIN', date: isoDate },
      { action: 'exportInscriptions', role: 'SUPER_ADMIN', date: isoDate, format: 'pdf' },
    ]);
    // The answer names the role of the member, but not the member.
    expect(JSON.stringify(held?.journal)).not.toContain(chief.username);
  });

  it('finds by normalized reference, phone, guardian’s phone or email', async () => {
    // The number has the form of another country, and no country code.
    const contactUrgenceTelephone = `06${randomInt(10_000_000, 99_999_999)}`;
    const email = `Ama.${uniqueWord()}@Exemple.tg`;
    const { id, reference, telephone } = await sendApplication({
      email,
      contactUrgenceTelephone,
    });
    const spaced = (number: string) => number.replace('+228', '').replace(/(..)(?=.)/g, '$1 ');
    for (const sought of [
      { reference },
      { reference: reference.toLowerCase().replaceAll('-', ' ') },
      { telephone },
      { telephone: spaced(telephone) },
      { telephone: spaced(contactUrgenceTelephone) },
      { email },
      { email: ` ${email.toUpperCase()}` },
      { reference: 'CFPI-7777-7777', telephone: uniquePhone(), email },
    ]) {
      expect(idsOf(await heldOf(sought)), JSON.stringify(sought)).toEqual([id]);
    }
  });

  it('returns only the applications with the phone sought, earliest first', async () => {
    const telephone = uniquePhone();
    const first = await sendApplication({ telephone });
    const second = await sendApplication({ telephone });
    await sendApplication();
    expect(idsOf(await heldOf({ telephone }))).toEqual([first.id, second.id]);
    expect(await heldOf({ telephone: uniquePhone() })).toEqual([]);
  });

  it('is rejected when a contact matches more applications than the limit', async () => {
    const telephone = uniquePhone();
    const batch = firestore().batch();
    const limit = limits.requestedRecords;
    const ids = Array.from({ length: limit + 1 }, () => randomUUID());
    for (const id of ids) batch.set(firestore().doc(`inscriptions/${id}`), { telephone });
    await batch.commit();
    const reply = await ask({ kind: 'access', telephone });
    const [one = '', ...others] = ids;
    await firestore().doc(`inscriptions/${one}`).delete();
    expect(refusalOf(reply)).toEqual({ status: 400, message: personalDataMessages.tooMany });
    expect(await heldOf({ telephone })).toHaveLength(limit);
    await Promise.all(others.map((id) => firestore().doc(`inscriptions/${id}`).delete()));
  });

  it.each([
    ['no search term', {}, personalDataMessages.nothingSought],
    ['an invalid phone number', { telephone: '12' }, messages.inscription.telephone],
    ['an invalid email address', { email: 'ama' }, messages.inscription.email],
    [
      'an unknown kind',
      { kind: 'tout', telephone: uniquePhone() },
      messages.field.invalid('kind'),
    ],
  ])('is rejected for %s', async (_, sought, message) => {
    expect(refusalOf(await ask({ kind: 'access', ...sought }))).toEqual({
      status: 400,
      message,
    });
    expect(await heldOf({ telephone: uniquePhone() })).toEqual([]);
  });
});

describe('Erasure request', () => {
  it('removes every document, and leaves one journal entry without personal data', async () => {
    const telephone = uniquePhone();
    const [first, second, other] = [
      await sendApplication({ telephone }),
      await sendApplication({ telephone }),
      await sendApplication(),
    ];
    expect(await erase({ telephone }, [first.id, second.id])).toBe('done');
    for (const one of [first, second]) {
      expect(await documentsAbout(one)).toEqual([]);
      const [entry, ...more] = await journalOf(one.id);
      expect(more).toEqual([]);
      expect(entry).toMatchObject({
        action: 'erasePersonalData',
        username: chief.username,
        records: [one.id],
        references: [one.reference],
      });
      const text = JSON.stringify(entry);
      for (const word of [one.nom, one.prenom, one.telephone, one.email]) {
        expect(text).not.toContain(word);
      }
    }
    expect(await stored(`inscriptions/${other.id}`)).toBeDefined();
    expect(await heldOf({ telephone })).toEqual([]);
    await expectSoundData();
  });

  it('removes only the chosen applications of several with one phone', async () => {
    const telephone = uniquePhone();
    const [sister, brother] = [
      await sendApplication({ telephone }),
      await sendApplication({ telephone }),
    ];
    expect(await erase({ telephone }, [sister.id])).toBe('done');
    expect(idsOf(await heldOf({ telephone }))).toEqual([brother.id]);
    expect(await isLikelyDuplicate(brother.id)).toBe(false);
  });

  it('blocks the repeated request of an erased application', async () => {
    const application = await sendApplication();
    const { id, reference } = application;
    const request = omit(application, 'id', 'reference');
    expect((await callFunction('createInscription', request)).status).toBe(200);
    expect(await erase({ reference }, [id])).toBe('done');
    const { body } = await callFunction('createInscription', request);
    expect(body).toMatchObject({ error: { message: staffInscriptionMessages.withdrawn } });
  });

  it('is idempotent for repeated and concurrent calls', async () => {
    const { id, reference } = await sendApplication();
    const requestErasure = () => erase({ reference }, [id]);
    expect(await Promise.all([requestErasure(), requestErasure()])).toEqual(['done', 'done']);
    expect(await requestErasure()).toBe('done');
    expect(await journalOf(id)).toHaveLength(1);
  });

  const refused = { status: 400, message: personalDataMessages.changed };

  it('is rejected, erasing nothing, for an application outside the search result', async () => {
    const [own, other] = [await sendApplication(), await sendApplication()];
    const { telephone } = own;
    expect(await erase({ telephone }, [own.id, other.id])).toEqual(refused);
    expect(await erase({ telephone }, [own.id, 'jamais-vu'])).toEqual(refused);
    for (const { id } of [own, other]) expect(await stored(`inscriptions/${id}`)).toBeDefined();
    expect(await erase({ telephone }, [own.id])).toBe('done');
  });

  it('is rejected when the phone sought is changed concurrently', async () => {
    const { id, telephone } = await sendApplication();
    const request = { kind: 'erasure', telephone, ids: [id] };
    const correcting = () => change(`inscriptions/${id}`, { telephone: uniquePhone() });
    // The first write counts the member's request, and the second one is the deletion.
    await expect(
      injectRace(() => run(commands.handleDataSubjectRequest, chief, request), correcting, 1),
    ).rejects.toThrow(personalDataMessages.changed);
    expect(await stored(`inscriptions/${id}`)).toBeDefined();
    await change(`inscriptions/${id}`, { telephone });
    expect(await erase({ telephone }, [id])).toBe('done');
  });
});
