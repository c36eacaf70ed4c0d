/**
 * `npm test`: installs what is missing, then hands over to run/main.ts under the project's own
 * Node.js. Plain JavaScript without dependencies, for the oldest Node.js that can start it.
 */
import { oldestNode, sentences } from '../emulators/sentences.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  console.error(sentences.nodeTooOld(process.version));
  process.exit(1);
}

const { spawn } = await import('node:child_process');
const { fileURLToPath } = await import('node:url');
const { ensureDependencies, projectNode, SetupProblem } =
  await import('../emulators/install.mjs');

let node;
try {
  await ensureDependencies();
  node = projectNode();
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}

const main = fileURLToPath(new URL('run/main.ts', import.meta.url));
const run = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });

// Ctrl-C reaches the child by itself; this process only has to outlive it. A kill does not.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal));

run.once('exit', (code) => process.exit(code ?? 1));
