// `fflate` as the build gives it to packages (web/vite.config.ts). It has only what they import,
// so that the build fails when they begin to use more.
import { zipSync, type AsyncZippable, type FlateCallback } from 'fflate/browser';

export { strToU8, unzlibSync, zipSync, zlibSync } from 'fflate/browser';

/**
 * Compresses on the main thread. For large files the original starts a worker from a `blob:`
 * address, which the Content-Security-Policy forbids without an error: the export would never
 * end.
 */
export function zip(files: AsyncZippable, done: FlateCallback): void {
  done(null, zipSync(files));
}
