import { centre } from '@centre/domain/centre';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { textMessages } from '@centre/domain/messages/text';
import { describe, expect, it } from 'vitest';
import { validationErrors } from '../ui/record-rules.ts';
import {
  articleRequest,
  articleRules,
  blankArticle,
  isArticleChanged,
  type ArticleForm,
} from './article-form.ts';

const problemsOf = (form: ArticleForm) => validationErrors(articleRules(undefined), form);

const complete = { ...blankArticle(), titre: 'Un atelier', contenu: 'Ligne\nautre ligne' };

const { max } = limits.length.name;
const control = { name: 'U+0000', before: 'a', line: undefined };

describe('Article form', () => {
  it('is valid with a title, a content and an author', async () => {
    const blank = { categorie: 'Nouveauté', auteur: centre.name, isPrincipal: false };
    expect(blankArticle()).toMatchObject(blank);
    expect(await problemsOf(complete)).toEqual({});
    const known = { ...complete, requestId: '', version: 3 };
    expect(await validationErrors(articleRules('a1'), known)).toEqual({});
  });

  it.each(['titre', 'contenu', 'auteur'])('is invalid without %s', async (field) => {
    for (const nothing of ['\u200b', ' \n ']) {
      expect(await problemsOf({ ...complete, [field]: nothing })).toEqual({
        root: staffArticleMessages.required,
        [field]: messages.field.required,
      });
    }
  });

  it.each([
    ['titre', 'a'.repeat(201), messages.field.tooLong('Titre', 200)],
    ['auteur', 'a'.repeat(max + 1), messages.field.tooLong('Auteur', max)],
    ['contenu', 'a\u0000b', textMessages.character('Contenu', control)],
  ])('rejects too long a text or a control character: %s', async (name, text, message) => {
    expect(await problemsOf({ ...complete, [name]: text })).toEqual({ [name]: message });
  });

  it('is changed when a field differs, and unchanged when all are equal', () => {
    expect(isArticleChanged({ ...complete }, complete)).toBe(false);
    expect(isArticleChanged({ ...complete, isPrincipal: true }, complete)).toBe(true);
  });

  it('sends a requestId for a new article, and a version for an existing one', () => {
    const { requestId, version, ...fields } = complete;
    expect(version).toBe(0);
    expect(articleRequest(complete, undefined)).toEqual({ ...fields, requestId });
    expect(articleRequest({ ...complete, version: 3 }, 'a1')).toEqual({
      ...fields,
      id: 'a1',
      version: 3,
    });
  });
});
