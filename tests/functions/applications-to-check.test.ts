import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayMs } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import { changeInscription } from '../../functions/src/data/inscription/changes.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { stored } from './admin.ts';
import { answerTo } from './api-answers.ts';
import { accepted, application, newPhone, newWord, rowIn, send } from './applications.ts';
import { entriesBy } from './journal.ts';
import { countAs, exhaust, expectTooMany, minuteMs } from './limits.ts';
import { callAs, newStaff } from './staff.ts';

/** What somebody else has sent with the same address or the same number, in the same day. */
const others = 1000;

const ofFamily = (telephone: string, count: number) =>
  Array.from({ length: count }, () => application({ telephone, nom: newWord() }));

describe('One more applicant with the phone of a family', () => {
  it('is stored, and the desk sees why it should look', async () => {
    const telephone = newPhone();
    await countAs(others, 'inscription-telephone', telephone, dayMs);
    const [pupil = application()] = ofFamily(telephone, 1);
    const { id } = await accepted(pupil);
    const marked = { aVerifier: ['telephone'] };
    expect(await stored(`inscriptions/${id}`)).toMatchObject(marked);
    expect(await rowIn(id)).toMatchObject(marked);
    const { token } = await newStaff('INSCRIPTIONS_MANAGER');
    expect(await answerTo('GET /api/inscriptions/:id', { id, token })).toMatchObject({
      inscription: marked,
    });

    await changeInscription(id, operator, () => ({ answers: { lieuResidence: 'Kara' } }));
    expect(await stored(`inscriptions/${id}`)).toMatchObject(marked);
    expect(await rowIn(id)).toMatchObject(marked);
  });

  it('waits for the next minute when the whole class sends at once, and none is lost', async () => {
    const telephone = newPhone();
    await exhaust('inscription-telephone', telephone, dayMs);
    await exhaust('inscription-telephone-minute', telephone, minuteMs);
    const [one = application(), ...rest] = ofFamily(telephone, 4);
    const reply = await send(one);
    expectTooMany(reply, messages.inscription.wait);
    const { details } = (reply.body as { error: { details: { retryAfter: number } } }).error;
    expect(details.retryAfter).toBeLessThanOrEqual(60);
    expect(await stored(`inscriptions/${one.requestId}`)).toBeUndefined();

    await countAs(0, 'inscription-telephone-minute', telephone, minuteMs);
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
  async function marked() {
    const form = enrolmentForm({ nom: newWord(), telephone: newPhone() });
    const { id } = await storeInscription(randomUUID(), form, { aVerifier: ['email'] });
    return { id, nom: form.nom };
  }

  it('has it until somebody has looked, and says so once', async () => {
    const { id } = await marked();
    const [clerk, colleague] = [
      await newStaff('INSCRIPTIONS_MANAGER'),
      await newStaff('ADMIN_FULL'),
    ];
    expect(await rowIn(id)).toMatchObject({ aVerifier: ['email'] });
    const replies = await Promise.all([clerk, colleague, clerk].map((by) => check(id, by)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(`inscriptions/${id}`)).toMatchObject({ aVerifier: [] });
    expect(await rowIn(id)).toMatchObject({ aVerifier: [] });
    const told = [...(await entriesBy(clerk)), ...(await entriesBy(colleague))];
    expect(told.filter(({ records }) => records.includes(id))).toMatchObject([
      { action: 'annotateInscription', fields: ['aVerifier'] },
    ]);
  });
});
