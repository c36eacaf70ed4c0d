import { defaultArticleCategorie, type Article } from '@centre/domain/article/article';
import { saveArticleRequest } from '@centre/domain/article/schema';
import { centre } from '@centre/domain/centre';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import type { ArticleRequest } from '../../data/staff/staff-articles.ts';
import type { Rules } from '../ui/record-rules.ts';

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

/** Draft names begin so; the identifier of the article follows, nothing for a new one. */
export const articleDraft = 'article:';

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

/** What the server has against the form of an article. */
export const articleRules = (id: string | undefined): Rules<ArticleForm> => ({
  schema: saveArticleRequest,
  requestOf: (form) => articleRequest(form, id),
  incomplete: staffArticleMessages.required,
});
