/**
 * `npm run deploy -- --project ID`: checks and builds everything, sets up the project with gcloud,
 * and deploys it with firebase-tools. `--dry-run` stops before anything is published.
 */
import { setTimeout } from 'node:timers/promises';
import { root } from '../emulators/paths.ts';
import { OperationError } from './command-line.ts';
import { Deployment } from './deploy/deploy.ts';
import { readDeployOptions } from './deploy/options.ts';
import { localRunner } from './tools/run.ts';

try {
  const options = readDeployOptions(process.argv.slice(2), process.env);
  const deployment = new Deployment(options, {
    run: localRunner(process.env),
    environment: process.env,
    say: console.log,
    root,
    pause: setTimeout,
  });
  if (!(await deployment.deploy())) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof OperationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
