import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { personalDataMessages } from '@centre/domain/messages/staff/inscription';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { omit } from '../factories/omit.ts';
import { apply, newLocalPhone, newPhone, newWord } from './applications.ts';
import { toldOf } from './journal.ts';
import { imported } from './old-applications.ts';
import { askingAs, idsOf } from './personal-data.ts';
import { refusalOf, run } from './publishing.ts';
import { newStaff, type Staff } from './staff.ts';

let chief: Staff;
beforeAll(async () => {
  chief = await newStaff('SUPER_ADMIN');
});

const { ask, heldOf } = askingAs(() => chief);

describe('Access', () => {
  it('gives every answer, the decision, the end and what the journal says', async () => {
    const { id, requestId, ...sent } = await apply();
    await run(commands.updateInscription, chief, { id, statut: 'acceptee' });
    await run(commands.logConsultation, chief, { id });
    await run(commands.logExport, chief, { format: 'pdf', count: 1, ids: [id] });
    const [held, ...others] = await heldOf({ reference: sent.reference });
    expect(others).toEqual([]);
    expect(requestId).toBe(id);
    const isoDate = expect.stringMatching(/^20.+T.+Z$/) as string;
    expect(held?.inscription).toMatchObject({
      ...omit(sent, 'modalite'),
      id,
      statut: 'acceptee',
      traitePar: chief.username,
      dateTraitement: isoDate,
      dateInscription: isoDate,
      expiration: isoDate,
    });
    expect(held?.journal).toEqual([
      { action: 'updateInscription', role: 'SUPER_ADMIN', date: isoDate, fields: ['statut'] },
      { action: 'viewInscription', role: 'SUPER_ADMIN', date: isoDate },
      { action: 'exportInscriptions', role: 'SUPER_ADMIN', date: isoDate, format: 'pdf' },
    ]);
    // The person is told in which office somebody worked, not who it was.
    expect(JSON.stringify(held?.journal)).not.toContain(chief.username);
  });

  it('finds by the reference, the phone, the guardian’s phone or the address, however typed', async () => {
    const contactUrgenceTelephone = newLocalPhone();
    const email = `Ama.${newWord()}@Exemple.tg`;
    const { id, reference, telephone } = await apply({ email, contactUrgenceTelephone });
    const spaced = (number: string) => number.replace('+228', '').replace(/(..)(?=.)/g, '$1 ');
    for (const sought of [
      { reference },
      { reference: reference.toLowerCase().replaceAll('-', ' ') },
      { telephone },
      { telephone: spaced(telephone) },
      { telephone: spaced(contactUrgenceTelephone) },
      { email },
      { email: ` ${email.toUpperCase()}` },
      { reference: 'CFPI-7777-7777', telephone: newPhone(), email },
    ]) {
      expect(idsOf(await heldOf(sought)), JSON.stringify(sought)).toEqual([id]);
    }
  });

  it('finds all of one person, the earliest first, and nobody else', async () => {
    const telephone = newPhone();
    const first = await apply({ telephone });
    const second = await apply({ telephone });
    await apply();
    expect(idsOf(await heldOf({ telephone }))).toEqual([first.id, second.id]);
    expect(await heldOf({ telephone: newPhone() })).toEqual([]);
  });

  it('finds what was imported and not indexed yet, by new and corrected contacts', async () => {
    const telephone = newPhone();
    const { id } = await imported({ telephone });
    expect(idsOf(await heldOf({ telephone }))).toEqual([id]);
    const corrected = newPhone();
    await run(commands.updateInscription, chief, { id, telephone: corrected });
    expect(await heldOf({ telephone })).toEqual([]);
    expect(idsOf(await heldOf({ telephone: corrected }))).toEqual([id]);
  });

  it('is told of in the journal each time, without what was sought', async () => {
    const { id, telephone } = await apply();
    await heldOf({ telephone });
    const [entry, ...more] = await toldOf(id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ action: 'accessPersonalData', uid: chief.id, records: [id] });
    expect(JSON.stringify(entry)).not.toContain(telephone.slice(4));
  });

  it('is refused for contacts of so many that they are not one person’s', async () => {
    const telephone = newPhone();
    const batch = firestore().batch();
    const most = limits.requestedRecords;
    const ids = Array.from({ length: most + 1 }, () => randomUUID());
    for (const id of ids) batch.set(firestore().doc(`inscriptions/${id}`), { telephone });
    await batch.commit();
    const reply = await ask({ kind: 'access', telephone });
    const [one = '', ...others] = ids;
    await firestore().doc(`inscriptions/${one}`).delete();
    expect(refusalOf(reply)).toEqual({ status: 400, says: personalDataMessages.tooMany });
    expect(await heldOf({ telephone })).toHaveLength(most);
    await Promise.all(others.map((id) => firestore().doc(`inscriptions/${id}`).delete()));
  });

  it.each([
    ['nothing', {}, personalDataMessages.nothingSought],
    ['a number that is none', { telephone: '12' }, messages.inscription.telephone],
    ['an address that is none', { email: 'ama' }, messages.inscription.email],
    [
      'an unknown kind',
      { kind: 'tout', telephone: newPhone() },
      messages.field.invalid('kind'),
    ],
  ])('is refused for %s', async (_, sought, says) => {
    expect(refusalOf(await ask({ kind: 'access', ...sought }))).toEqual({ status: 400, says });
    expect(await heldOf({ telephone: newPhone() })).toEqual([]);
  });
});
