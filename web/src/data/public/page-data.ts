import type { ArticleCategorie } from '@centre/domain/article/article';
import { createContext } from 'react';
import { parseWithDates } from '../browser-storage.ts';

/** Names of the values of a page; what public pages read is kept in the browser under them. */
export const queryKeys = {
  latestArticles: (categorie?: ArticleCategorie) => `derniers-articles:${categorie ?? ''}`,
  articles: (categorie?: ArticleCategorie) => `actualites:${categorie ?? ''}`,
  article: (id: string) => `article:${id}`,
  photos: 'galerie',
  temoignages: 'temoignages',
  refusedForm: 'inscription',
  campagne: 'campagne',
} as const;

/** What a page was sent with: what its HTML shows, to be taken over by React. */
export interface PageData {
  /** When the server read it, in milliseconds since 1970. */
  readonly readAt: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** One of these values. */
export interface InitialData<T> {
  readonly value: T;
  readonly readAt: number;
}

/** Undefined in a page that came without. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** The element of a page that holds its `PageData` as JSON. */
export const pageDataId = 'page-data';

export function pageDataInDocument(): PageData | undefined {
  const json = document.getElementById(pageDataId)?.textContent;
  return json ? (parseWithDates(json) as PageData) : undefined;
}
