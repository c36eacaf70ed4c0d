import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { suite } from './suite.ts';

interface Ending {
  readonly code: number | null;
  readonly log: string;
}

/** Runs an operation as its npm script does, without a terminal, on the emulators. */
export function operation(
  name: 'audit-data' | 'prove',
  options: readonly string[],
  portOffset = String(suite.portOffset()),
): Promise<Ending> {
  const script = fileURLToPath(new URL(`../operations/${name}.ts`, import.meta.url));
  const target = ['--project', suite.project, '--emulators', '--port-offset', portOffset];
  const child = spawn(process.execPath, [script, ...target, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, log }));
  });
}
