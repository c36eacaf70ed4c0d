import { defaultArticleCategorie, type Article } from '@centre/domain/article';
import { centre } from '@centre/domain/centre';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { textMessages } from '@centre/domain/text-messages';
import { badCharacterIn, normalizeText } from '@centre/domain/typed-text';
import type { ArticleRequest } from '../../data/staff-articles.ts';
import { articleEditor } from './articles.texts.ts';

/** The values of the form, without the picture. */
export interface ArticleForm extends Pick<
  Article,
  'titre' | 'contenu' | 'auteur' | 'categorie' | 'isPrincipal'
> {
  /** Made once per new article, so that sending it again makes no second one. */
  readonly requestId: string;
  /** Of a known article: the version that was opened. */
  readonly version: number;
}

/** The editable fields, in the order of the screen. */
export const articleFields = [
  'titre',
  'contenu',
  'categorie',
  'auteur',
  'isPrincipal',
] as const satisfies readonly (keyof ArticleForm)[];

/** The form of a new article. */
export function blankArticle(): ArticleForm {
  return {
    titre: '',
    contenu: '',
    auteur: centre.name,
    categorie: defaultArticleCategorie,
    isPrincipal: false,
    requestId: crypto.randomUUID(),
    version: 0,
  };
}

/** The form of a known article. */
export function formOfArticle({
  titre,
  contenu,
  auteur,
  categorie,
  isPrincipal,
  version = 0,
}: Article): ArticleForm {
  return { titre, contenu, auteur, categorie, isPrincipal, requestId: '', version };
}

/** Whether anything was typed or chosen that `beginning` did not have. */
export function isArticleChanged(form: ArticleForm, beginning: ArticleForm): boolean {
  return articleFields.some((field) => form[field] !== beginning[field]);
}

/** The request of `saveArticle`; a new article has no `id`. */
export function articleRequest(
  { requestId, version, ...fields }: ArticleForm,
  id: string | undefined,
): ArticleRequest {
  return id === undefined ? { ...fields, requestId } : { ...fields, id, version };
}

const texts = [
  ['titre', limits.length.titreArticle.max],
  ['contenu', limits.length.contenuArticle],
  ['auteur', limits.length.name.max],
] as const;

/** The errors by field; empty when the article can be sent. */
export function articleErrors(form: ArticleForm): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, max] of texts) {
    const label = articleEditor.fields[field];
    const text = normalizeText(form[field]);
    const bad = badCharacterIn(text);
    if (text === '') errors[field] = messages.field.required;
    else if (text.length > max) errors[field] = messages.field.tooLong(label, max);
    else if (bad) errors[field] = textMessages.character(label, bad);
  }
  return errors;
}
