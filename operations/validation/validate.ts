import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../emulators/paths.ts';
import * as functions from '../../functions/src/index.ts';
import { region } from '../../functions/src/settings.ts';
import type { Part } from '../deploy/options.ts';
import {
  readConfiguration,
  type Configuration,
  endpointProblems,
  rewriteProblems,
  configurationProblems,
  pathProblems,
} from './configuration.ts';
import { functionsIn } from './firebase-tools.ts';
import { isolate, NotInstalled, remove, workspaceDependencies } from './isolated-package.ts';
import { says } from './messages.ts';
import { apiProblems } from './served-api.ts';

/** A project that exists nowhere: nothing here may depend on the one that is meant. */
const project = 'demo-verification';

/**
 * Checks what would be put online without asking Google: configuration and the
 * package of the functions by itself, which is installed, loaded and asked something. Rules are
 * compiled elsewhere: by the emulators in the tests, by Google before a deployment.
 *
 * @returns a sentence for each thing that is wrong.
 */
export async function problemsOf(chosen: readonly Part[]): Promise<string[]> {
  const config = readConfiguration();
  const withFunctions = chosen.includes('functions');
  return [
    ...configurationProblems(config),
    ...pathProblems(config, root, {
      functions: withFunctions,
      site: chosen.includes('hosting'),
    }),
    ...(withFunctions ? await functionsProblems(config) : []),
  ];
}

async function functionsProblems(config: Configuration): Promise<string[]> {
  const problems = await Promise.all(
    config.functions.map(async ({ source, runtime, ignore }) => {
      const folder = join(root, source);
      const named = await workspaceDependencies(folder);
      if (named.length > 0) return [says.workspace(named)];
      return [
        ...engineProblems(folder, runtime),
        ...(await packageProblems(config, folder, runtime, ignore)),
      ];
    }),
  );
  return problems.flat();
}

function engineProblems(folder: string, runtime: string): string[] {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { engines } = JSON.parse(manifest) as { readonly engines: { readonly node: string } };
  return runtime === `nodejs${engines.node}` ? [] : [says.runtime(runtime, engines.node)];
}

async function packageProblems(
  config: Configuration,
  source: string,
  runtime: string,
  ignored: readonly string[],
): Promise<string[]> {
  try {
    const alone = await isolate(source, ignored);
    try {
      const found = await functionsIn(alone.folder, runtime, project);
      return [
        ...endpointProblems(found, Object.keys(functions), region),
        ...rewriteProblems(config, found),
        ...(await apiProblems(alone.folder, project)),
      ];
    } finally {
      await remove(alone);
    }
  } catch (error) {
    if (error instanceof NotInstalled) return [error.message];
    return [says.notLoaded(error instanceof Error ? error.message : String(error))];
  }
}
