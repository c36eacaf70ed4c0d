import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { root } from '../../emulators/paths.ts';
import type { Part } from '../deploy/options.ts';
import { isolate, NotInstalled, remove, workspaceDependencies } from './isolated-package.ts';
import { says } from './messages.ts';
import { apiProblems } from './served-api.ts';

/** A project that does not exist: the checks must not depend on a real one. */
const project = 'demo-verification';

/**
 * Checks the package of the functions as the cloud gets it: installs it in isolation, starts it
 * and sends requests. `firebase deploy --dry-run` checks the rest.
 *
 * @returns a sentence for each problem.
 */
export async function problemsOf(chosen: readonly Part[]): Promise<string[]> {
  if (!chosen.includes('functions')) return [];
  const problems = firebaseJson.functions.map(({ source, runtime, ignore }) =>
    packageProblems(join(root, source), runtime, ignore),
  );
  return (await Promise.all(problems)).flat();
}

async function packageProblems(
  folder: string,
  runtime: string,
  ignored: readonly string[],
): Promise<string[]> {
  const named = await workspaceDependencies(folder);
  if (named.length > 0) return [says.workspace(named)];
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { engines } = JSON.parse(manifest) as { readonly engines: { readonly node: string } };
  if (runtime !== `nodejs${engines.node}`) return [says.runtime(runtime, engines.node)];
  try {
    const alone = await isolate(folder, ignored);
    try {
      return await apiProblems(alone, project);
    } finally {
      await remove(alone);
    }
  } catch (error) {
    if (error instanceof NotInstalled) return [error.message];
    throw error;
  }
}
