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

describe('The form of a testimonial', () => {
  it('can be sent with a name, a training and a few words', async () => {
    expect(await problemsOf(complete)).toEqual({});
  });

  it.each(['nom', 'prenom', 'formation', 'contenu'] as const)('needs %s', async (field) => {
    const form = { ...complete, [field]: '  ' };
    expect(await problemsOf(form)).toEqual({
      root: staffTemoignageMessages.required,
      [field]: staffTemoignageMessages[field],
    });
  });

  it('says what is too short, and what is too long', async () => {
    expect(await problemsOf({ ...complete, nom: 'M', contenu: 'Bien.' })).toEqual({
      nom: staffTemoignageMessages.nom,
      contenu: staffTemoignageMessages.contenu,
    });
    expect(await problemsOf({ ...complete, poste: 'p'.repeat(201) })).toEqual({
      poste: messages.field.tooLong('Poste', 200),
    });
  });

  it('is what the command takes, with a mark or without', () => {
    expect(parse(saveTemoignageRequest, createRequestOf(complete))).not.toHaveProperty('note');
    const marked = createRequestOf({ ...complete, note: '4' });
    expect(parse(saveTemoignageRequest, marked)).toMatchObject({ note: 4 });
  });

  it('can take the mark of a known testimonial away', () => {
    const corrected = (note: string) =>
      parse(saveTemoignageRequest, updateRequestOf('t1', { ...complete, note }));
    expect(corrected('4')).toMatchObject({ id: 't1', note: 4 });
    expect(corrected('')).toMatchObject({ id: 't1', note: null });
  });
});
