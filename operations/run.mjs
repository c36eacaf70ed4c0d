/**
 * `node operations/run.mjs NAME …`: installs what is missing, then hands over to NAME.ts beside
 * this file, under the project's own Node.js. Plain JavaScript without dependencies, for the
 * oldest Node.js that can start it.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies, projectNode, SetupProblem } from '../emulators/install.mjs';

const [name, ...rest] = process.argv.slice(2);

let node;
try {
  await ensureDependencies();
  node = projectNode();
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}

const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
const operation = spawn(node, [script, ...rest], { stdio: 'inherit' });

// Ctrl-C reaches the child by itself; this process only has to outlive it. A kill does not.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => operation.kill(signal));

operation.once('exit', (code) => process.exit(code ?? 1));
