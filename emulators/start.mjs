/**
 * `npm start`: checks Node.js, installs what is missing, then hands over to the supervisor (suite.ts)
 * and waits for it. The supervisor lives in its own process group, so that Ctrl-C reaches only this
 * process, which passes it on exactly once: a second one would make firebase-tools skip the saving
 * of the data.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { preparedNode } from './launch.mjs';
import { sentences } from './sentences.mjs';

/** How long the emulators may take to save their data after their supervisor was killed, in ms. */
const graceMs = 60_000;

/** npm passes Ctrl-C on, so it arrives twice within this time, in milliseconds. */
const sameKeyPressMs = 700;

const onWindows = process.platform === 'win32';

const suite = fileURLToPath(new URL('suite.ts', import.meta.url));
const supervisor = spawn(await preparedNode(), [suite, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: !onWindows,
});

/** The supervisor's report: firebase-tools and all its other processes. */
let running = { firebase: 0, all: [] };
supervisor.on('message', (message) => (running = message));

let askedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (askedAt === 0) {
      askedAt = Date.now();
      // On Windows the console itself tells every process, and a kill would be a hard one.
      if (!onWindows) supervisor.kill('SIGINT');
    } else if (Date.now() - askedAt > sameKeyPressMs) {
      console.log(sentences.saving);
    }
  });
}

function alive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

/** After a kill of the supervisor, its guard asks firebase-tools to stop: wait for that, then clear up. */
async function clearUp() {
  console.error(sentences.supervisorGone);
  const deadline = Date.now() + graceMs;
  while (running.firebase !== 0 && alive(running.firebase) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!onWindows) kill(-supervisor.pid);
  running.all.forEach(kill);
  process.exit(1);
}

supervisor.once('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  else void clearUp();
});
