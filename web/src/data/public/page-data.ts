import type { ArticleCategorie } from '@centre/domain/article/article';
import { createContext, use, useCallback, useEffect, useEffectEvent } from 'react';
import { parseWithDates } from '../browser-storage.ts';
import { loadTimeLimitMs } from '../time-limit.ts';
import { useQuery, type QueryState } from '../use-query.ts';
import { isFresh } from './freshness.ts';
import type { InitialData } from './network-first.ts';

/** Names of the values of a page; what public pages read is kept in the browser under them. */
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

/** What a page was sent with: what its HTML shows, to be taken over by React. */
export interface PageData {
  /** When the server read it, in milliseconds since 1970. */
  readonly readAt: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Undefined in a page that came without. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/** The element of a page that holds its `PageData` as JSON. */
export const pageDataId = 'page-data';

export function pageDataInDocument(): PageData | undefined {
  const json = document.getElementById(pageDataId)?.textContent;
  return json ? (parseWithDates(json) as PageData) : undefined;
}

/** Loads what a public page shows; without an answer it may give what the page was sent with. */
export type Load<T> = (sent?: InitialData<T>) => Promise<T>;

const always = () => true;

/**
 * What a public page shows under `name`: what it was sent with, and what `load` brings if that is
 * no longer fresh. A failure is logged, and leaves what was sent or gives `whenFailed`; so does a
 * load that takes too long, the fetching of the data SDK included. When the network returns, what
 * failed is loaded again.
 *
 * @param load the same function for the same data: its value is remembered under it.
 * @param isWhole whether what the page was sent with is all that there is; the same function too.
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
    const again = () => loadAgain();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  if (value !== undefined) return { value, reload };
  return { value: hasFailed && sent === undefined ? whenFailed : sent, reload };
}
