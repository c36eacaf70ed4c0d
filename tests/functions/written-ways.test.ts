import { beforeAll, describe, expect, it } from 'vitest';
import { dayMessages } from '@centre/domain/messages/day';
import { stored } from './admin.ts';
import { apply, newcomers, send, type Sent } from './applications.ts';
import { postApi } from './calls.ts';
import { answersOfOne, post } from './enrolment-form.ts';
import { follow, followByPage } from './suivi.ts';

/** An answer, and the text of it that a person reads. */
interface Answered {
  readonly status: number;
  readonly text: string;
}

const heard = ({ status, body }: { status: number; body: unknown }): Answered => ({
  status,
  text: JSON.stringify(body),
});
const shown = ({ status, html }: { status: number; html: string }): Answered => ({
  status,
  text: html,
});

/** The doors of an application, by the answers that differ. */
const enrolmentDoors = {
  'the callable createInscription': async (answers: object) =>
    heard(await send({ ...newcomers(), ...answers })),
  'POST /api/inscriptions': async (answers: object) =>
    heard(await postApi('/api/inscriptions', { ...newcomers(), ...answers })),
  'POST /inscription': async (answers: object) =>
    shown(await post({ ...answersOfOne(), ...answers })),
};

const days = ['28/02/2006', '28.02.2006', '28 février 2006', 'le 28 fév. 2006', '2006-02-28'];
const wrongDays = {
  '28/02/06': dayMessages.year,
  '02/28/2006': dayMessages.order,
  '31/02/2006': dayMessages.absent,
} as const;

describe.each(Object.entries(enrolmentDoors))('An application by %s', (_, apply) => {
  it.each(days)('stores a birth date that is written %s', async (dateNaissance) => {
    const { requestId } = newcomers();
    expect(await apply({ requestId, dateNaissance })).toMatchObject({
      status: expect.toBeOneOf([200, 201]) as number,
    });
    expect(await stored(`inscriptions/${requestId}`)).toMatchObject({
      dateNaissance: '2006-02-28',
    });
  });

  it.each(Object.entries(wrongDays))(
    'is refused with the sentence that says how, when it is written %s',
    async (dateNaissance, sentence) => {
      const { status, text } = await apply({ dateNaissance });
      expect({ status, text }).toMatchObject({ status: 400 });
      expect(text).toContain(sentence);
    },
  );

  it('stores a phone number with its calling code in brackets', async () => {
    const { requestId } = newcomers();
    await apply({ requestId, telephone: '(+228) 90112345' });
    expect(await stored(`inscriptions/${requestId}`)).toMatchObject({
      telephone: '+22890112345',
    });
  });

  it('stores no sign in the place of bytes that could not be read', async () => {
    const { status, text } = await apply({ nom: 'AGB\uFFFDKO' });
    expect(status).toBe(400);
    expect(text).toContain('U+FFFD');
  });
});

describe('The form without scripts', () => {
  it('of an old browser, in Windows-1252, is stored with its accents', async () => {
    const answers = answersOfOne({ nom: 'AGBÉKO', prenom: 'Anaïs' });
    const inCode = (text: string) =>
      Buffer.from(text, 'latin1').toString('hex').replace(/../g, '%$&');
    const fields = Object.entries(answers).map((pair) => pair.map(inCode).join('='));
    const page = await post(fields.join('&'));
    expect(page.status).toBe(200);
    expect(await stored(`inscriptions/${answers['requestId']}`)).toMatchObject({
      nom: 'AGBÉKO',
      prenom: 'Anaïs',
    });
  });
});

const followDoors = {
  followInscription: async (reference: string, day: string) =>
    heard(await follow(reference, day)),
  'POST /suivi': async (reference: string, day: string) =>
    shown(await followByPage(reference, day)),
};

describe.each(Object.entries(followDoors))('An application is followed by %s', (_, ask) => {
  let sent: Sent;
  beforeAll(async () => {
    sent = await apply({ dateNaissance: '2006-02-28' });
  });

  it.each(days)('with a birth date that is written %s', async (day) => {
    expect((await ask(sent.reference, day)).status).toBe(200);
  });

  it.each(Object.entries(wrongDays))(
    'not with %s, which it says how to write',
    async (day, says) => {
      const { status, text } = await ask(sent.reference, day);
      expect(status).toBe(400);
      expect(text).toContain(says);
    },
  );

  it.each([
    (reference: string) => `Ma référence : ${reference}.`,
    (reference: string) => `https://cfpi.example/suivi#${reference}`,
    (reference: string) => `https://cfpi.example/suivi%23${reference.replaceAll('-', '%2D')}`,
    (reference: string) => reference.toLowerCase().replaceAll('-', ' '),
  ])('with a reference in a text or a link', async (written) => {
    expect((await ask(written(sent.reference), sent.dateNaissance)).status).toBe(200);
    const other = sent.reference.replace(/.$/, (last) => (last === 'H' ? 'J' : 'H'));
    expect((await ask(written(other), sent.dateNaissance)).status).toBe(404);
  });
});
