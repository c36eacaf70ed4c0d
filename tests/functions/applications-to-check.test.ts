import { describe, expect, it } from 'vitest';
import { dayMs } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages';
import { changeInscription } from '../../functions/src/data/inscription-changes.ts';
import { operator } from '../../functions/src/data/journal.ts';
import { stored } from './admin.ts';
import { answerTo } from './api-answers.ts';
import { accepted, application, newPhone, newWord, send } from './applications.ts';
import { countAs, exhaust, expectTooMany, minuteMs } from './limits.ts';
import { newStaff } from './staff.ts';

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
