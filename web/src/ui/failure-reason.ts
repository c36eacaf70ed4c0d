import { reasons } from '../texts/outdated.texts.ts';

/** What Chrome, Vite, Firefox and Safari say of a script or a file that did not come. */
const unfetched =
  /^(Failed to fetch|Unable to preload|NetworkError|error loading|Importing a module|Load failed)/i;

/** Whether `error` is that of a script or another file of the site that did not come. */
export function isUnfetched(error: unknown): boolean {
  return error instanceof Error && unfetched.test(error.message);
}

/**
 * Why something could not be made, as the end of a French sentence. Where it is not the network,
 * the site is at fault, and only the error's own words are precise.
 */
export function reasonOf(error: unknown): string {
  // Firestore has a code for it.
  const isNetwork = isUnfetched(error) || (error as { code?: unknown }).code === 'unavailable';
  if (isNetwork) return navigator.onLine ? reasons.unfetched : reasons.offline;
  return error instanceof Error ? error.message : String(error);
}
