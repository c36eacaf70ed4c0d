/**
 * `npm start`: checks Node.js, installs what is missing, then hands over to the keeper (suite.ts)
 * and waits for it. The keeper lives in its own process group, so that Ctrl-C reaches only this
 * process, which passes it on exactly once: a second one would make firebase-tools skip the saving
 * of the data.
 */
import { oldestNode, sentences } from './sentences.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  console.error(sentences.nodeTooOld(process.version));
  process.exit(1);
}

const { spawn } = await import('node:child_process');
const { fileURLToPath } = await import('node:url');
const { ensureDependencies, projectNode, SetupProblem } = await import('./install.mjs');
const { ancestorsUpToNpm } = await import('./ancestors.mjs');

/** How long the emulators may take to save their data after their keeper was killed, in ms. */
const graceMs = 60_000;

/** npm passes Ctrl-C on, so it comes twice; a person's second one comes later than this, in ms. */
const sameKeyPressMs = 700;

const onWindows = process.platform === 'win32';

let node;
try {
  await ensureDependencies();
  node = projectNode();
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}

const keeper = spawn(
  node,
  [
    fileURLToPath(new URL('suite.ts', import.meta.url)),
    ...process.argv.slice(2),
    '--watch-pids',
    [process.pid, ...ancestorsUpToNpm()].join(','),
  ],
  { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: !onWindows },
);

/** What the keeper said that it runs: firebase-tools, and everything below the keeper. */
let running = { firebase: 0, all: [] };
keeper.on('message', (message) => (running = message));

let askedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (askedAt === 0) {
      askedAt = Date.now();
      // On Windows the console itself tells every process, and a kill would be a hard one.
      if (!onWindows) keeper.kill('SIGINT');
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

/** After a kill of the keeper, its guard asks firebase-tools to stop: wait for that, then clear up. */
async function clearUp() {
  console.error(sentences.keeperGone);
  const deadline = Date.now() + graceMs;
  while (running.firebase !== 0 && alive(running.firebase) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!onWindows) kill(-keeper.pid);
  running.all.forEach(kill);
  process.exit(1);
}

keeper.once('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  else void clearUp();
});
