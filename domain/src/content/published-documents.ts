import type { ArticleCategorie } from '../article/article.ts';
import type { StoredDocument } from './stored-documents.ts';

export interface ArticlesWanted {
  /** Of all when absent. */
  readonly categorie?: ArticleCategorie | undefined;
  /** At most. */
  readonly count: number;
}

/**
 * What the public pages read, in the browser with Firestore's small SDK and on the server with
 * the Admin SDK. Nothing that is not published is among it.
 */
export interface PublishedDocuments {
  /** The latest first. */
  readonly articles: (wanted: ArticlesWanted) => Promise<readonly StoredDocument[]>;
  /** The article that carries the mark of the principal one, if it has that category. */
  readonly principal: (categorie?: ArticleCategorie) => Promise<StoredDocument | undefined>;
  readonly article: (id: string) => Promise<StoredDocument | undefined>;
  /** The latest first, at most `count`. */
  readonly photos: (count: number) => Promise<readonly StoredDocument[]>;
  /** The latest first, at most `count`, and never more than may be published. */
  readonly temoignages: (count?: number) => Promise<readonly StoredDocument[]>;
}
