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

describe('What stops an application', () => {
  it('is nothing that a paste brings along', () => {
    const pasted = {
      nom: '\u2068Mensah\u2069',
      email: 'Afi <mailto:afi@courriel.tg>;',
      anneeObtentionBac: '2024\u200B',
    };
    expect(problem(pasted, rules)).toBeUndefined();
  });

  it('is all that is missing and all that is wrong, by the names on the screen', () => {
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

  it('is a birth date that no calendar has or that is cut short, and not how it is written', () => {
    const errorOf = (dateNaissance: string) => problem({ dateNaissance }, rules)?.errors;
    expect(errorOf('28 février 2006')).toBeUndefined();
    expect(errorOf('28/02/2006')).toBeUndefined();
    expect(errorOf('28/02/06')).toEqual({ dateNaissance: dayMessages.year });
    expect(errorOf('31.02.2006')).toEqual({ dateNaissance: dayMessages.absent });
  });

  it('is judged less strictly while the code that sends is not there', () => {
    expect(problem({ email: ' afi@exemple..tg ' })).toBeUndefined();
    expect(problem({ email: 'afi' })?.errors).toEqual({ email: messages.inscription.email });
    expect(problem({ nom: ' ' })?.errors).toEqual({ nom: messages.field.required });
  });
});

describe('What is said of a sending that failed', () => {
  const { failed, offline } = messages.inscription;
  const unfetched = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  const fault = new TypeError('answers.toSorted is not a function');

  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['code that did not come', unfetched, true, enrolment.outdated],
    ['code that did not come for want of a network', unfetched, false, offline],
    ['code that fails', fault, true, failed],
    ['code that fails without a network', fault, false, failed],
    ['no answer', { kind: 'unreachable', message: offline }, true, offline],
    ['a server that broke down', { kind: 'failed', message: '' }, true, failed],
  ])('is true for %s', (_, error, onLine, message) => {
    vi.stubGlobal('navigator', { onLine });
    const said = problemFrom(error);
    expect(said.message).toBe(message);
    // It is sent by itself when the network is back, or without the code that is at fault.
    expect(said.isOffline ?? false).toBe(message === offline);
    expect(said.isScriptAtFault ?? false).toBe(error instanceof Error && message !== offline);
  });
});
