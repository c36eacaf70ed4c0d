import { dayMessages } from '@centre/domain/messages/day';
import { messages } from '@centre/domain/messages/messages';
import { isEmail } from '@centre/domain/typed-text';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enrolmentRequest } from '../../../../tests/factories/enrolment-request.ts';
import { enrolment } from '../../texts/inscription.texts.ts';
import { normalizedAnswers } from '../../data/public/normalized-answers.ts';
import { problemFrom, problemOf } from './problem.ts';

const form = enrolmentRequest();
const problem = (change: Partial<typeof form>, rules?: Parameters<typeof problemOf>[1]) =>
  problemOf({ form: { ...form, ...change }, sansEmail: false }, rules);
const rules = { normalizedAnswers, isEmail };

describe('problemOf', () => {
  it('returns nothing for invisible characters and mail links from a paste', () => {
    const pasted = {
      nom: '\u2068Mensah\u2069',
      email: 'Afi <mailto:afi@courriel.tg>;',
      anneeObtentionBac: '2024\u200B',
    };
    expect(problem(pasted, rules)).toBeUndefined();
  });

  it('returns all missing and invalid answers by their labels', () => {
    const typed = {
      nom: '\u200B\u2028',
      prenom: ' A ',
      email: 'afi@exemple..tg',
      anneeObtentionBac: '24',
    };
    const { prenom, email, annee } = messages.inscription;
    expect(problem(typed, rules)).toEqual({
      message: 'Veuillez remplir tous les champs obligatoires. Champs manquants: Nom',
      errors: {
        nom: messages.field.required,
        ...{ prenom, email },
        anneeObtentionBac: annee('Année d’obtention du BAC'),
      },
    });
  });

  it('accepts any notation of a birth date, but not a short year or absent day', () => {
    const errorOf = (dateNaissance: string) => problem({ dateNaissance }, rules)?.errors;
    expect(errorOf('28 février 2006')).toBeUndefined();
    expect(errorOf('28/02/2006')).toBeUndefined();
    expect(errorOf('28/02/06')).toEqual({ dateNaissance: dayMessages.year });
    expect(errorOf('31.02.2006')).toEqual({ dateNaissance: dayMessages.absent });
  });

  it('checks less strictly while the full rules are not loaded', () => {
    expect(problem({ email: ' afi@exemple..tg ' })).toBeUndefined();
    expect(problem({ email: 'afi' })?.errors).toEqual({ email: messages.inscription.email });
    expect(problem({ nom: ' ' })?.errors).toEqual({ nom: messages.field.required });
  });
});

describe('problemFrom', () => {
  const { failed, offline } = messages.inscription;
  const unfetched = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  const fault = new TypeError('answers.toSorted is not a function');

  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['a script that did not load', unfetched, true, enrolment.outdated],
    ['a script that did not load offline', unfetched, false, offline],
    ['a fault in the code', fault, true, failed],
    ['a fault in the code offline', fault, false, failed],
    ['a missing answer', { kind: 'unreachable', message: offline }, true, offline],
    ['a server failure', { kind: 'failed', message: '' }, true, failed],
  ])('returns the message for %s', (_, error, onLine, message) => {
    vi.stubGlobal('navigator', { onLine });
    const problem = problemFrom(error);
    expect(problem.message).toBe(message);
    // `isOffline` leads to a retry with the network back, `isScriptAtFault` to the plain form.
    expect(problem.isOffline ?? false).toBe(message === offline);
    expect(problem.isScriptAtFault ?? false).toBe(
      error instanceof Error && message !== offline,
    );
  });
});
