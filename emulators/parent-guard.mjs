/**
 * Imported by long-lived programs before their own code: when the parent is gone, however it
 * went, this process gets the one SIGINT that makes it stop cleanly.
 */

/** How often the parent is looked at, in milliseconds. */
const pollMs = 500;

const parent = process.ppid;
const timer = setInterval(() => {
  // An orphan is adopted, so its parent's id changes.
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGINT');
}, pollMs);
timer.unref();

// Nobody reads the output of an orphan any more, which must not keep it from saving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
