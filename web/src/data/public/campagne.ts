import type { PublicCampagne } from '@centre/domain/campagne/campagne';
import { setClock } from '@centre/domain/clock';
import { use, useState, useSyncExternalStore } from 'react';
import { site } from '../../texts/site.texts.ts';
import { PageDataContext, queryKeys } from './page-data.ts';

let campagne: PublicCampagne | undefined;
let isRequested = false;
const listeners = new Set<() => void>();

/**
 * Fetches the current campaign. A plain request, which the shared caches in front of the
 * functions can answer.
 */
export async function renewCampagne(): Promise<void> {
  try {
    const answer = await fetch('/api/campagne');
    // An error response has no campaign: the known one stays.
    campagne = ((await answer.json()) as { campagne?: PublicCampagne }).campagne ?? campagne;
    setClock(answer.headers);
    for (const listener of listeners) listener();
  } catch (error) {
    // The page keeps the campaign of its HTML.
    console.warn('The campaign could not be reloaded.', error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRequested && navigator.onLine) {
    isRequested = true;
    void renewCampagne();
  }
  return () => listeners.delete(listener);
}

/** Campaign of the centre, fetched once per page load; undefined until known. */
export function useCampagne(): PublicCampagne | undefined {
  const sent = use(PageDataContext)?.values[queryKeys.campagne] as PublicCampagne | undefined;
  return useSyncExternalStore(
    subscribe,
    () => campagne ?? sent,
    () => sent,
  );
}

/** Whether the campaign in the page's HTML is still the current one. */
export function useIsCampagneCurrent(): boolean {
  const { titre = site.campaign, fin = '' } = useCampagne() ?? {};
  const summary = titre + fin;
  // The first render has the campaign of the HTML.
  const [sent] = useState(summary);
  return summary === sent;
}
