/**
 * Imported by long-lived programs before their own code: when the parent process ends, for
 * whatever reason, this process sends itself one SIGINT and so stops cleanly.
 */

/** Polling interval of the parent process, in milliseconds. */
const pollMs = 500;

const parent = process.ppid;
const timer = setInterval(() => {
  // An orphan is adopted, so its parent's id changes.
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGINT');
}, pollMs);
timer.unref();

// Ignores errors of the closed output, which must not keep an orphan from saving its data.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
