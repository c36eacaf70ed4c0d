import { messages } from '@centre/domain/messages';
import { isEmail } from '@centre/domain/typed-text';
import { describe, expect, it } from 'vitest';
import { enrolmentRequest } from '../../../../tests/factories/enrolment-request.ts';
import { keptAnswers } from '../../data/kept-answers.ts';
import { problemOf } from './problem.ts';

const form = enrolmentRequest();
const problem = (change: Partial<typeof form>, rules?: Parameters<typeof problemOf>[1]) =>
  problemOf({ form: { ...form, ...change }, sansEmail: false }, rules);
const rules = { keptAnswers, isEmail };

describe('What stops an application', () => {
  it('is nothing that a paste brings along', () => {
    const pasted = {
      nom: '\u2068Mensah\u2069',
      email: 'Afi <mailto:afi@courriel.tg>;',
      anneeObtentionBac: '2024\u200B',
    };
    expect(problem(pasted, rules)).toBeUndefined();
  });

  it('is a required answer of which nothing can be seen', () => {
    expect(problem({ nom: '\u200B\u2028' }, rules)).toMatchObject({
      message: messages.inscription.missing(['nom']),
      errors: { nom: messages.field.required },
    });
  });

  it.each(['afi@exemple..tg', 'afi', 'a fi@exemple.tg'])('is the address %s', (email) => {
    expect(problem({ email }, rules)?.errors).toEqual({ email: messages.inscription.email });
  });

  it('is judged less strictly while the code that sends is not there', () => {
    expect(problem({ email: ' afi@exemple..tg ' })).toBeUndefined();
    expect(problem({ email: 'afi' })?.errors).toEqual({ email: messages.inscription.email });
    expect(problem({ nom: ' ' })?.errors).toEqual({ nom: messages.field.required });
  });
});
