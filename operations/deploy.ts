/**
 * `npm run deploy -- --project ID`: checks and builds everything, then puts it online in the
 * order in which its parts need each other. `--dry-run` stops before anything is published.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../emulators/paths.ts';
import { OperationProblem } from './command-line.ts';
import { deploy } from './deploy/deploy.ts';
import { readDeployOptions } from './deploy/options.ts';
import { localRunner } from './firebase-tools/run.ts';
import { problemsOf } from './validation/validate.ts';

const settingsOf = (project: string) => `functions/.env.${project}`;
const pathOf = (project: string) => join(root, settingsOf(project));

/** Google opens new functions to everybody some seconds after they are there. */
const tries = 6;
const pauseMs = 10_000;
const answerMs = 15_000;

/** Why the API at `address` does not answer `ok`, after several tries; nothing when it does. */
async function complaintAbout(address: string): Promise<string | undefined> {
  let complaint: string | undefined;
  for (let left = tries; left > 0; left -= 1) {
    complaint = await oneTry(address);
    if (complaint === undefined) return undefined;
    if (left > 1) await sleep(pauseMs);
  }
  return complaint;
}

async function oneTry(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(answerMs) });
    const text = await response.text();
    return response.ok && text.includes('"status":"ok"')
      ? undefined
      : `réponse ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

try {
  const isDone = await deploy(readDeployOptions(process.argv.slice(2), process.env), {
    run: localRunner(process.env),
    environment: process.env,
    say: console.log,
    settings: {
      name: settingsOf,
      read: (id) => (existsSync(pathOf(id)) ? readFileSync(pathOf(id), 'utf8') : ''),
      write: (id, text) => writeFileSync(pathOf(id), text),
    },
    validate: problemsOf,
    complaintAbout,
  });
  if (!isDone) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof OperationProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
