/**
 * `node emulators/launch.mjs FILE …`: installs what is missing, then runs that program of the
 * project under the project's own Node.js. Plain JavaScript without dependencies, so that the
 * oldest Node.js that can start it also gets a sentence that it understands.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies, projectNode, SetupProblem } from './install.mjs';
import { oldestNode, sentences } from './sentences.mjs';

/**
 * Ends this process with a sentence when Node.js is too old or an installation fails.
 * @returns {Promise<string>} path of the project's Node.js
 */
export async function preparedNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  try {
    if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
      throw new SetupProblem(sentences.nodeTooOld(process.version));
    }
    await ensureDependencies();
    return projectNode();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function launch(file, args) {
  const program = spawn(await preparedNode(), [resolve(file), ...args], { stdio: 'inherit' });
  // Ctrl-C reaches the child by itself; this process only has to outlive it. A kill does not.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal));
  program.once('exit', (code) => process.exit(code ?? 1));
}

const [, self = '', file, ...args] = process.argv;
if (resolve(self) === fileURLToPath(import.meta.url)) await launch(file, args);
