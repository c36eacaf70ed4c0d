import type { Article } from '@centre/domain/article';
import { publish } from './publishing.ts';

/** What `saveArticle` is sent; `requestId` goes with a new article, `version` with a known one. */
export interface ArticleRequest extends Pick<
  Article,
  'titre' | 'contenu' | 'auteur' | 'categorie' | 'isPrincipal'
> {
  readonly id?: string;
  readonly requestId?: string;
  readonly version?: number;
  readonly image?: { readonly path: string };
}

/**
 * Publishes an article or changes one.
 *
 * @throws CommandFailure with the code `aborted` when the version is no longer the last one.
 */
export async function saveArticle(request: ArticleRequest): Promise<void> {
  await publish('saveArticle', request);
}

/** @throws CommandFailure */
export async function deleteArticle(id: string): Promise<void> {
  await publish('deleteArticle', { id });
}
