import { parseEnv } from 'node:util';
import { centre } from '@centre/domain/centre';
import { answerIn, answerOf, type Runner } from '../firebase-tools/run.ts';
import { firebaseSays } from '../firebase-tools/failures.ts';
import { OperationError } from '../command-line.ts';
import { commands } from './commands.ts';
import { says } from './messages.ts';
import type { DeployOptions } from './options.ts';

/** What the site and the functions must know of the project that they run in. */
export interface Project {
  /** What the browser's Firebase is started with, as JSON. */
  readonly webConfig: string;
  /** The site's own, which everybody may read. */
  readonly apiKey: string;
  readonly bucket: string;
  /** Where Hosting serves the site. */
  readonly origin: string;
}

interface WebConfig {
  readonly apiKey: string;
  readonly storageBucket?: string;
}

const noWebApp = 'There are no WEB apps associated';

/**
 * Asks Firebase for the project, which is given a web application and a site of its own if it
 * has none.
 *
 * @throws OperationError when the project cannot be reached or lacks what only its owner can
 * give it.
 */
export async function projectOf(
  options: DeployOptions,
  run: Runner,
  say: (line: string) => void,
): Promise<Project> {
  const { project } = options;
  const config = await webConfigOf(options, run, say);
  const wanted = `${project}.firebasestorage.app`;
  if (config.storageBucket !== wanted) {
    throw new OperationError(says.bucket(config.storageBucket ?? '', wanted));
  }
  return {
    webConfig: JSON.stringify(config),
    apiKey: config.apiKey,
    bucket: wanted,
    origin: options.origin ?? (await siteOf(options, run, say)),
  };
}

async function webConfigOf(
  { project, dryRun }: DeployOptions,
  run: Runner,
  say: (line: string) => void,
): Promise<WebConfig> {
  const asked = commands.webConfig(project);
  let ending = await run(asked);
  if (ending.said.includes(noWebApp)) {
    if (dryRun) throw new OperationError(says.wantsWebApp(project));
    say(says.createsWebApp);
    await answerOf(commands.createWebApp(project, centre.abbreviation), project, run);
    ending = await run(asked);
  }
  const { sdkConfig } = answerIn(ending, asked, project) as {
    readonly sdkConfig?: Partial<WebConfig>;
  };
  const { apiKey } = sdkConfig ?? {};
  if (!apiKey) throw new OperationError(firebaseSays.unreadable('apps:sdkconfig'));
  return { ...sdkConfig, apiKey };
}

interface Site {
  readonly defaultUrl?: string;
  readonly type?: string;
}

async function siteOf(
  { project, dryRun }: DeployOptions,
  run: Runner,
  say: (line: string) => void,
): Promise<string> {
  const { sites = [] } = (await answerOf(commands.sites(project), project, run)) as {
    readonly sites?: readonly Site[];
  };
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  if (site?.defaultUrl) return site.defaultUrl;
  if (dryRun) throw new OperationError(firebaseSays.failures.site(project));
  say(says.createsSite);
  const made = (await answerOf(commands.createSite(project), project, run)) as Site;
  if (!made.defaultUrl)
    throw new OperationError(firebaseSays.unreadable('hosting:sites:create'));
  return made.defaultUrl;
}

/**
 * A project's settings file, `functions/.env.<project>`, with what was missing or empty in it;
 * whatever somebody wrote there stays.
 *
 * @param imposed settings that replace what is there.
 * @returns the new text and the names of what is new in it.
 */
export function withSettings(
  text: string,
  wanted: Readonly<Record<string, string>>,
  imposed: Readonly<Record<string, string>> = {},
): { readonly text: string; readonly added: readonly string[] } {
  const present = parseEnv(text);
  const changes = Object.entries({ ...wanted, ...imposed }).filter(([name, value]) =>
    name in imposed ? present[name] !== value : !present[name],
  );
  const added = changes.map(([name]) => name);
  if (added.length === 0) return { text, added };
  const kept = text
    .split('\n')
    .filter((line) => !added.some((name) => line.trimStart().startsWith(`${name}=`)))
    .join('\n')
    .trimEnd();
  const lines = changes.map(([name, value]) => `${name}=${value}`);
  return { text: [...(kept === '' ? [] : [kept]), ...lines, ''].join('\n'), added };
}
