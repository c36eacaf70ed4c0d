import type { PublicCampagne } from '@centre/domain/campagne/campagne';
import { setClock } from '@centre/domain/clock';
import { use, useState, useSyncExternalStore } from 'react';
import { site } from '../../texts/site.texts.ts';
import { PageDataContext, queryKeys } from './page-data.ts';

let campagne: PublicCampagne | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

/**
 * Asks for the campaign as it is now. A plain request: the caches between us and the functions
 * answer it.
 */
export async function renewCampagne(): Promise<void> {
  try {
    const answer = await fetch('/api/campagne');
    // An answer that tells of a failure has none: what is known stays.
    campagne = ((await answer.json()) as { campagne?: PublicCampagne }).campagne ?? campagne;
    setClock(answer.headers);
    for (const listener of listeners) listener();
  } catch (error) {
    // The page keeps what it was sent with.
    console.warn('The campaign was not renewed.', error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked && navigator.onLine) {
    isAsked = true;
    void renewCampagne();
  }
  return () => listeners.delete(listener);
}

/** The campaign of the centre, asked for once a page; undefined until it is known. */
export function useCampagne(): PublicCampagne | undefined {
  const sent = use(PageDataContext)?.values[queryKeys.campagne] as PublicCampagne | undefined;
  return useSyncExternalStore(
    subscribe,
    () => campagne ?? sent,
    () => sent,
  );
}

/** Whether the HTML of the page says of the campaign what is known now. */
export function useIsCampagneAsSent(): boolean {
  const { titre = site.campaign, fin = '' } = useCampagne() ?? {};
  const said = titre + fin;
  // The HTML was made with what the first rendering knows.
  const [sent] = useState(said);
  return said === sent;
}
