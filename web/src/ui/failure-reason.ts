import { reasons } from '../texts/outdated.texts.ts';

/** Error messages of Chrome, Vite, Firefox and Safari when a script or a file fails to load. */
const unfetched =
  /^(Failed to fetch|Unable to preload|NetworkError|error loading|Importing a module|Load failed)/i;

/** Whether `error` is the failure to load a script or another file of the site. */
export function isUnfetched(error: unknown): boolean {
  return error instanceof Error && unfetched.test(error.message);
}

/**
 * Reason of a failure, as the end of a French sentence: the network, or else the message of the
 * error, because a fault of the site has no better description.
 */
export function reasonOf(error: unknown): string {
  // `unavailable` is Firestore's code of a network failure.
  const isNetwork = isUnfetched(error) || (error as { code?: unknown }).code === 'unavailable';
  if (isNetwork) return navigator.onLine ? reasons.unfetched : reasons.offline;
  return error instanceof Error ? error.message : String(error);
}
