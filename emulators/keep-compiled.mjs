/**
 * Loaded into firebase-tools and into each process of a function: flushes Node.js's compile cache
 * to disk. Node.js does that on exit only, but these processes are killed.
 */
import module from 'node:module';

/** Milliseconds after the start: once the modules, and those of a first call, are loaded. */
const delays = [4_000, 15_000];

for (const delay of delays) {
  // Older versions of Node.js lack this function.
  setTimeout(() => module.flushCompileCache?.(), delay).unref();
}

// Otherwise a process of a function that outlives firebase-tools would never end.
if (process.channel) process.once('disconnect', () => process.exit());
