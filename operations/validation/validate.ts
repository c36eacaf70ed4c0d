import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { root } from '../../emulators/paths.ts';
import type { Part } from '../deploy/options.ts';
import {
  isolate,
  NotInstalledError,
  otherVersions,
  remove,
  workspaceDependencies,
} from './isolated-package.ts';
import { says } from './messages.ts';
import { apiProblems } from './served-api.ts';

/** A project that does not exist: the checks must not depend on a real one. */
const project = 'demo-verification';

interface Headers {
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Sources of a policy that lead to this machine, or to anybody without encryption. */
const local =
  /(?:https?|wss?):\/\/(?:127\.0\.0\.1|localhost|\[::1\])[^\s;]*|(?:http|ws):\/\/[^\s;]+/g;

/** What the headers of production name that only the emulators may: a sentence each. */
export function headerProblems(rules: readonly Headers[]): string[] {
  const sources = rules.flatMap(({ headers }) =>
    headers.flatMap(({ value }) => [...value.matchAll(local)].map(([source]) => source)),
  );
  return sources.length === 0 ? [] : [says.localSources([...new Set(sources)])];
}

/**
 * Checks the headers of the site, and the package of the functions as the cloud gets it: installs it in isolation, starts it
 * and sends requests. `firebase deploy --dry-run` checks the rest.
 *
 * @returns a sentence for each problem.
 */
export async function problemsOf(chosen: readonly Part[]): Promise<string[]> {
  const ofSite = chosen.includes('hosting') ? headerProblems(firebaseJson.hosting.headers) : [];
  if (!chosen.includes('functions')) return ofSite;
  const problems = firebaseJson.functions.map(({ source, runtime, ignore }) =>
    packageProblems(join(root, source), runtime, ignore),
  );
  return [...ofSite, ...(await Promise.all(problems)).flat()];
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
      const others = await otherVersions(alone);
      if (others.length > 0) return [says.versions(others)];
      return await apiProblems(alone, project);
    } finally {
      await remove(alone);
    }
  } catch (error) {
    if (error instanceof NotInstalledError) return [error.message];
    throw error;
  }
}
