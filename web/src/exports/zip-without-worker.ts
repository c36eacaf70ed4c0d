// `fflate` as the build gives it to packages (web/vite.config.ts): what they import of it and
// no more, so that the build fails once they compress in another way.
import { zipSync, type AsyncZippable, type FlateCallback } from 'fflate/browser';

export { strToU8, unzlibSync, zipSync, zlibSync } from 'fflate/browser';

/**
 * Compresses where it stands. The original does so in a worker made of a `blob:` address as soon
 * as a file is large, which the site's Content-Security-Policy forbids; the browser says nothing
 * of it, and whoever asked would wait for ever.
 */
export function zip(files: AsyncZippable, done: FlateCallback): void {
  done(null, zipSync(files));
}
