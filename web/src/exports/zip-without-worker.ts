// Replaces `fflate` in the build (web/vite.config.ts). It exports only the functions that packages
// import, so that the build fails when they begin to use others.
import { zipSync, type AsyncZippable, type FlateCallback } from 'fflate/browser';

export { strToU8, unzlibSync, zipSync, zlibSync } from 'fflate/browser';

/**
 * Compresses on the main thread. For large files the original starts a worker from a `blob:` URL,
 * which the Content-Security-Policy blocks without an error: the export would never end.
 */
export function zip(files: AsyncZippable, done: FlateCallback): void {
  done(null, zipSync(files));
}
