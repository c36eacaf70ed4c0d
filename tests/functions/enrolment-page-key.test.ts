import { describe, expect, it } from 'vitest';
import { referencePattern } from '@centre/domain/inscription/reference';
import { stored } from './admin.ts';
import { newWord } from './applications.ts';
import { callFunction, postApi } from './calls.ts';
import { answersOfOne, post, recordsOf, referenceIn } from './enrolment-form.ts';

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
});
