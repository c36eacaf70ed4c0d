/**
 * Loaded into firebase-tools and into each process of a function: writes what Node.js has compiled
 * to its compile cache. Node.js does that when a process exits, and these are killed.
 */
import module from 'node:module';

/** Milliseconds after the start: the modules are loaded by then, and those of a first call. */
const moments = [4_000, 15_000];

for (const moment of moments) {
  // Older versions of Node.js have no such cache.
  setTimeout(() => module.flushCompileCache?.(), moment).unref();
}

// A process of a function that outlives firebase-tools would never end.
if (process.channel) process.once('disconnect', () => process.exit());
