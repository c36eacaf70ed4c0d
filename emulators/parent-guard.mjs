/**
 * Loaded into firebase-tools (and the other long-lived children) before their own code: when the
 * parent is gone, however it went, this process gets the one SIGINT that makes it stop cleanly.
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
