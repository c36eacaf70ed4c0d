/**
 * `npm run bench`: installs what is missing, then hands over to main.ts under the project's own
 * Node.js. Plain JavaScript without dependencies, for the oldest Node.js that can start it.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies, projectNode, SetupProblem } from '../../emulators/install.mjs';

/** Beside the suites of `npm start` and of `npm test`. */
const portOffset = '20000';

let node;
try {
  await ensureDependencies();
  node = projectNode();
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const bench = spawn(node, [main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PORT_OFFSET: portOffset },
});

// Ctrl-C reaches the child by itself; this process only has to outlive it. A kill does not.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => bench.kill(signal));

bench.once('exit', (code) => process.exit(code ?? 1));
