import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { indexMissing } from '../../functions/src/data/inscription/indexing.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { change, ensureDemoAccounts, stored } from './admin.ts';
import { answerTo } from './api-answers.ts';
import { accepted, application, newPhone, newWord, send } from './applications.ts';
import { entriesBy } from './journal.ts';
import { countAs, exhaust, expectTooMany, minuteMs } from './limits.ts';
import { openOffice, type Office } from './office.ts';
import { found } from './shown-list.ts';
import { callAs, newStaff } from './staff.ts';

/** What somebody else has sent with the same address or the same number, in the same day. */
const others = 1000;

const ofClass = (email: string, count: number) =>
  Array.from({ length: count }, () =>
    application({ email, nom: newWord(), telephone: newPhone() }),
  );

describe('One more pupil with the e-mail address of the teacher', () => {
  it('is stored, and the desk sees why it should look', async () => {
    const email = `${newWord()}@ecole.example`;
    await countAs(others, 'inscription-email', email, dayMs);
    const [pupil = application()] = ofClass(email, 1);
    const { id } = await accepted(pupil);
    const marked = { aVerifier: ['email'] };
    expect(await stored(`inscriptions/${id}`)).toMatchObject(marked);
    expect(await stored(`recherche/${id}`)).toMatchObject(marked);
    const { token } = await newStaff('INSCRIPTIONS_MANAGER');
    expect(await answerTo('GET /api/inscriptions/:id', { id, token })).toMatchObject({
      inscription: marked,
    });

    await changeInscription(id, operator, () => ({ answers: { lieuResidence: 'Kara' } }));
    expect(await stored(`inscriptions/${id}`)).toMatchObject(marked);
    expect(await stored(`recherche/${id}`)).toMatchObject(marked);
  });

  it('waits for the next minute when the whole class sends at once, and none is lost', async () => {
    const email = `${newWord()}@ecole.example`;
    await exhaust('inscription-email', email, dayMs);
    await exhaust('inscription-email-minute', email, minuteMs);
    const [one = application(), ...rest] = ofClass(email, 4);
    const reply = await send(one);
    expectTooMany(reply, messages.inscription.wait);
    const { details } = (reply.body as { error: { details: { retryAfter: number } } }).error;
    expect(details.retryAfter).toBeLessThanOrEqual(60);
    expect(await stored(`inscriptions/${one.requestId}`)).toBeUndefined();

    await countAs(0, 'inscription-email-minute', email, minuteMs);
    for (const pupil of [one, ...rest]) {
      const receipt = await accepted(pupil);
      // Sent once more, it has the same answer and no other record.
      expect(await accepted(pupil)).toEqual(receipt);
    }
  });
});

const check = (id: string, { token }: { readonly token: string }) =>
  callAs(token, 'annotateInscription', { id, verifiee: true });

describe('An application with a mark', () => {
  let office: Office;
  beforeAll(async () => {
    await ensureDemoAccounts();
    office = await openOffice('scolarite');
  });
  afterAll(() => office.leave());

  async function marked() {
    const form = enrolmentForm({ nom: newWord(), telephone: newPhone() });
    const { id } = await storeInscription(randomUUID(), form, { aVerifier: ['email'] });
    return { id, nom: form.nom };
  }

  it('is found by it, with words and without, until somebody has looked', async () => {
    const { id, nom } = await marked();
    const [clerk, colleague] = [
      await newStaff('INSCRIPTIONS_MANAGER'),
      await newStaff('ADMIN_FULL'),
    ];
    const searches = ['', nom].map((recherche) => ({ recherche, aVerifier: true }));
    for (const search of searches) expect(await found(office, search)).toContain(id);

    const replies = await Promise.all([clerk, colleague, clerk].map((by) => check(id, by)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const search of searches) expect(await found(office, search)).not.toContain(id);
    expect(await found(office, { recherche: nom })).toEqual([id]);
    for (const path of [`inscriptions/${id}`, `recherche/${id}`]) {
      expect(await stored(path)).toMatchObject({ aVerifier: [] });
    }
    const told = [...(await entriesBy(clerk)), ...(await entriesBy(colleague))];
    expect(told.filter(({ records }) => records.includes(id))).toMatchObject([
      { action: 'annotateInscription', fields: ['aVerifier'] },
    ]);
  });

  it('is found by it, too, when it is older than the filter', async () => {
    const { id } = await marked();
    await change(`inscriptions/${id}`, { 'index.version': 7, 'index.aVerifier': false });
    await indexMissing(Infinity);
    expect(await found(office, { aVerifier: true })).toContain(id);
  });
});
