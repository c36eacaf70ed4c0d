/**
 * `npm run deploy -- --project ID`: checks and builds everything, then puts it online in the
 * order in which its parts need each other. `--dry-run` stops before anything is published.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../emulators/paths.ts';
import { OperationError } from './command-line.ts';
import { deploy } from './deploy/deploy.ts';
import { readDeployOptions } from './deploy/options.ts';
import { googleFor } from './firebase-tools/google.ts';
import { localRunner } from './firebase-tools/run.ts';
import { problemsOf } from './validation/validate.ts';
import { complaintAbout } from './deploy/served.ts';

const settingsOf = (project: string) => `functions/.env.${project}`;

const pathOf = (project: string) => join(root, settingsOf(project));

try {
  const isDone = await deploy(readDeployOptions(process.argv.slice(2), process.env), {
    run: localRunner(process.env),
    google: googleFor,
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
  if (!(error instanceof OperationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
