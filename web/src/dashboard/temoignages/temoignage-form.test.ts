import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import { messages } from '@centre/domain/messages/messages';
import { parse } from '@centre/domain/schema';
import { saveTemoignageRequest } from '@centre/domain/temoignage/schema';
import { describe, expect, it } from 'vitest';
import { validationErrors } from '../ui/record-rules.ts';
import {
  blankForm,
  updateRequestOf,
  createRequestOf,
  temoignageRules,
  type TemoignageForm,
} from './temoignage-form.ts';

const problemsOf = (form: TemoignageForm) => validationErrors(temoignageRules, form);

const complete: TemoignageForm = {
  ...blankForm,
  nom: 'Mensah',
  prenom: 'Ama',
  formation: 'QHSE',
  contenu: 'Un vrai métier.',
};

describe('Testimonial form', () => {
  it('is valid with a name, a formation and a text', async () => {
    expect(await problemsOf(complete)).toEqual({});
  });

  it.each(['nom', 'prenom', 'formation', 'contenu'] as const)('requires %s', async (field) => {
    const form = { ...complete, [field]: '  ' };
    expect(await problemsOf(form)).toEqual({
      root: staffTemoignageMessages.required,
      [field]: staffTemoignageMessages[field],
    });
  });

  it('rejects texts that are too short or too long', async () => {
    expect(await problemsOf({ ...complete, nom: 'M', contenu: 'Bien.' })).toEqual({
      nom: staffTemoignageMessages.nom,
      contenu: staffTemoignageMessages.contenu,
    });
    expect(await problemsOf({ ...complete, poste: 'p'.repeat(201) })).toEqual({
      poste: messages.field.tooLong('Poste', 200),
    });
  });

  it('creates a request that the schema accepts, with or without a rating', () => {
    expect(parse(saveTemoignageRequest, createRequestOf(complete))).not.toHaveProperty('note');
    const marked = createRequestOf({ ...complete, note: '4' });
    expect(parse(saveTemoignageRequest, marked)).toMatchObject({ note: 4 });
  });

  it('clears the rating of an existing testimonial', () => {
    const corrected = (note: string) =>
      parse(saveTemoignageRequest, updateRequestOf('t1', { ...complete, note }));
    expect(corrected('4')).toMatchObject({ id: 't1', note: 4 });
    expect(corrected('')).toMatchObject({ id: 't1', note: null });
  });
});
