import type { ArticleCategorie } from '@centre/domain/article/article';
import { createContext, use, useCallback, useEffect, useEffectEvent } from 'react';
import { parseWithDates } from '../browser-storage.ts';
import { loadTimeLimitMs } from '../time-limit.ts';
import { useQuery, type QueryState } from '../use-query.ts';
import { isFresh } from './freshness.ts';
import type { InitialData } from './network-first.ts';

/** Names of the values embedded in a page, also the cache keys of the public data. */
export const queryKeys = {
  latestArticles: (categorie?: ArticleCategorie) => `derniers-articles:${categorie ?? ''}`,
  articles: (categorie?: ArticleCategorie) => `actualites:${categorie ?? ''}`,
  article: (id: string) => `article:${id}`,
  photos: 'galerie',
  temoignages: 'temoignages',
  returnedForm: 'inscription',
  campagne: 'campagne',
  vitrine: 'vitrine',
} as const;

/** Data embedded in a page's HTML, for its hydration by React. */
export interface PageData {
  /** Time of the server's read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Undefined in a page without embedded data. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** Id of the element that holds the `PageData` as JSON. */
export const pageDataId = 'page-data';

export function pageDataInDocument(): PageData | undefined {
  const json = document.getElementById(pageDataId)?.textContent;
  return json ? (parseWithDates(json) as PageData) : undefined;
}

/** Loads data of a public page; without an answer, it may return the embedded value. */
export type Load<T> = (sent?: InitialData<T>) => Promise<T>;

const always = () => true;

/**
 * Data of a public page: the embedded value, then the result of `load` when it is no longer fresh.
 * A failure is logged and leaves the embedded value, or `whenFailed`; so does a load beyond the
 * time limit, which includes loading the data SDK. A failed load is repeated when the network
 * returns.
 *
 * @param load a stable function, one per data set: it is the cache key of the value.
 * @param isWhole whether the embedded value is complete; a stable function too.
 */
export function usePublicQuery<T>(
  name: string,
  load: Load<T>,
  whenFailed: T,
  isWhole: (sent: T) => boolean = always,
): Pick<QueryState<T>, 'value' | 'reload'> {
  const page = use(PageDataContext);
  const sent = page?.values[name] as T | undefined;
  const read = useCallback(async () => {
    if (!page || sent === undefined) return load();
    if (isFresh(page.readAt) && isWhole(sent)) return sent;
    return load({ value: sent, readAt: page.readAt });
  }, [load, page, sent, isWhole]);
  const { value, hasFailed, reload } = useQuery(read, 'The page could not load its data.', {
    limitMs: loadTimeLimitMs,
    log: console.error,
  });

  const loadAgain = useEffectEvent(() => {
    if (hasFailed) void reload();
  });
  useEffect(() => {
    const onOnline = () => loadAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  if (value !== undefined) return { value, reload };
  return { value: hasFailed && sent === undefined ? whenFailed : sent, reload };
}
