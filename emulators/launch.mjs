/**
 * `node emulators/launch.mjs FILE …`: installs missing dependencies, then runs FILE under the
 * project's own Node.js. Plain JavaScript without dependencies, so that an old Node.js can still
 * print the message that it is too old.
 */
import { spawn } from 'node:child_process';
import { ensureDependencies, projectNode, SetupProblem } from './install.mjs';
import { oldestNode, sentences } from './sentences.mjs';

/** @returns {string} path of the project's Node.js, once everything is installed */
function preparedNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new SetupProblem(sentences.nodeTooOld(process.version));
  }
  ensureDependencies();
  return projectNode();
}

try {
  const program = spawn(preparedNode(), process.argv.slice(2), { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both; other signals to this process must end the program too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => program.kill(signal));
  }
  // npm may be killed without forwarding a signal.
  if (process.env.npm_lifecycle_event) await import('./parent-guard.mjs');
  program.once('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
