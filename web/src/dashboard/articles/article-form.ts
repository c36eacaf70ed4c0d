import { defaultArticleCategorie, type Article } from '@centre/domain/article/article';
import { saveArticleRequest } from '@centre/domain/article/schema';
import { centre } from '@centre/domain/centre';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import type { ArticleRequest } from '../../data/staff/staff-articles.ts';
import type { Rules } from '../ui/record-rules.ts';

/** Values of the article form, without the picture. */
export interface ArticleForm extends Pick<
  Article,
  'titre' | 'contenu' | 'auteur' | 'categorie' | 'isPrincipal'
> {
  /** Idempotency key of a new article: sending it again creates no second one. */
  readonly requestId: string;
  /** Version of a stored article when it was opened, to detect edit conflicts. */
  readonly version: number;
}

/** Editable fields, in display order. */
export const articleFields = [
  'titre',
  'contenu',
  'categorie',
  'auteur',
  'isPrincipal',
] as const satisfies readonly (keyof ArticleForm)[];

/** Prefix of draft names, followed by the article's id (by nothing for a new article). */
export const articleDraftPrefix = 'article:';

/** Initial values of the form of a new article. */
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

/** Form values of a stored article. */
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

/** Whether any editable field differs from `initial`. */
export function isArticleChanged(form: ArticleForm, initial: ArticleForm): boolean {
  return articleFields.some((field) => form[field] !== initial[field]);
}

/** Request of `saveArticle`; `id` is undefined for a new article. */
export function articleRequest(
  { requestId, version, ...fields }: ArticleForm,
  id: string | undefined,
): ArticleRequest {
  return id === undefined ? { ...fields, requestId } : { ...fields, id, version };
}

/** Validation rules of the article form, the same as the server's. */
export const articleRules = (id: string | undefined): Rules<ArticleForm> => ({
  schema: saveArticleRequest,
  requestOf: (form) => articleRequest(form, id),
  incomplete: staffArticleMessages.required,
});
