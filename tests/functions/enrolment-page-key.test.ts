import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { referencePattern } from '@centre/domain/inscription/reference';
import { stored } from './admin.ts';
import { newWord } from './applications.ts';
import { callFunction, postApi } from './calls.ts';
import { answersOfOne, post, recordsOf, referenceIn, type Page } from './enrolment-form.ts';

const says = messages.inscription;

describe('The key of a form without scripts', () => {
  it('makes one record of a reload, also where a browser sends none', async () => {
    const answers = answersOfOne();
    const [first, second] = [await post(answers), await post(answers)];
    expect(referenceIn(second)).toBe(referenceIn(first));
    const { requestId, ...keyless } = answersOfOne();
    expect(requestId).not.toBe('');
    const [third, fourth] = [await post(keyless), await post({ ...keyless, requestId: '' })];
    expect(referenceIn(third)).toMatch(referencePattern);
    expect(referenceIn(fourth)).toMatch(referencePattern);
    expect(await recordsOf(answers['email'] ?? '')).toHaveLength(1);
  });

  it('corrects the same person’s answers, and gives another person a record of their own', async () => {
    const answers = answersOfOne();
    const first = await post(answers);
    const corrected = await post({ ...answers, lieuResidence: 'Sokodé' });
    expect(referenceIn(corrected)).toBe(referenceIn(first));
    expect(await stored(`inscriptions/${answers['requestId']}`)).toMatchObject({
      lieuResidence: 'Sokodé',
    });
    const email = `${newWord()}@exemple.tg`;
    const other = { ...answers, nom: newWord(), email };
    const [second, again] = [await post(other), await post(other)];
    expect(referenceIn(second)).toMatch(referencePattern);
    expect(referenceIn(second)).not.toBe(referenceIn(first));
    expect(referenceIn(again)).toBe(referenceIn(second));
    expect(await recordsOf(email)).toHaveLength(1);
    expect(await stored(`inscriptions/${answers['requestId']}`)).toMatchObject({
      nom: answers['nom'],
    });
  });

  it('is freed of what a paste brings along, as by the callable and the API', async () => {
    const { nom = '', email = '', ...answers } = answersOfOne();
    const pasted = {
      ...answers,
      nom: `\u2068${nom}\u2069`,
      email: `Afi <mailto:${email}>;`,
      nomPere: 'Kɔku\u2028Ama',
      autresFormations: 'L\u0092atelier.\u000BSoudure\u00AD',
    };
    const kept = {
      ...{ nom, email, nomPere: 'Kɔku Ama', autresFormations: 'L’atelier.\nSoudure' },
    };
    const reference = referenceIn(await post(pasted));
    expect(await recordsOf(email)).toEqual([expect.objectContaining({ ...kept, reference })]);
    const { body } = await callFunction('createInscription', pasted);
    expect(body).toMatchObject({ result: { inscription: { reference } } });
    const byApi = await postApi('/api/inscriptions', pasted);
    expect(byApi.body).toMatchObject({ success: true, inscription: { reference } });
  });

  it('comes back where a name is nothing that can be seen, or holds what cannot be kept', async () => {
    const unseen = await post(answersOfOne({ nom: '\u200B\u2069\u2028' }));
    expect(unseen.status).toBe(400);
    expect(unseen.html).toContain(says.missing(['nom']));
    const bad = await post(answersOfOne({ nom: 'Koffi\u0007' }));
    expect(bad.status).toBe(400);
    expect(bad.html).toContain('le caractère U+0007, après «\u00A0Koffi\u00A0», ne peut pas');
  });

  it('is the same as the callable’s: whoever sends by one way has sent by the other', async () => {
    const answers = answersOfOne();
    const { body } = await callFunction('createInscription', answers);
    const page = await post(answers);
    expect(body).toMatchObject({ result: { inscription: { reference: referenceIn(page) } } });
  });
});

/** A server that is too busy asks to try again, and the applicant does. */
async function untilAnswered(answers: Record<string, string>): Promise<Page> {
  const page = await post(answers);
  return page.status === 503 ? untilAnswered(answers) : page;
}

describe(
  'Two hundred forms without scripts, one answer in five lost',
  { tags: ['night'] },
  () => {
    it('make two hundred records', async () => {
      const atOnce = pLimit(4);
      const applicants = Array.from({ length: 200 }, () => answersOfOne());
      const references = await Promise.all(
        applicants.map((answers, index) =>
          atOnce(async () => {
            // The applicant saw no answer, and taps the button once more.
            if (index % 5 === 0) await post(answers);
            return referenceIn(await untilAnswered(answers));
          }),
        ),
      );
      expect(new Set(references).size).toBe(200);
      for (const answers of applicants) {
        const [record, ...others] = await recordsOf(answers['email'] ?? '');
        expect(others).toEqual([]);
        expect(record).toMatchObject({ nom: answers['nom'] });
      }
    }, 180_000);
  },
);
