import type { ArticleCategorie } from './article.ts';

/** A document as either SDK of Firestore hands it over. */
export interface StoredDocument {
  readonly id: string;
  readonly data: () => Record<string, unknown> | undefined;
}

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

/**
 * Every page of the site around its content: with comments where the head, the screen and the data
 * of a page go. Path of the file below the public folder.
 */
export const templatePath = 'modeles/page';

/** A public page with what it shows, as the server answers it. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** What goes into the head: title, description, styles. */
  readonly head: string;
  readonly screen: string;
  /** What the screen shows, as JSON in an element, for React to take over. */
  readonly data: string;
}

/** The module that the build of the site makes for the server. */
export interface SiteRenderer {
  /**
   * @param url path and query, such as `/blog?categorie=autres`.
   * @returns undefined for an address that is no page with published content.
   * @throws what the documents throw.
   */
  readonly renderPage: (
    url: string,
    documents: PublishedDocuments,
  ) => Promise<RenderedPage | undefined>;
}
