import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Child } from './child.ts';
import { messages } from './messages.ts';
import { logsFolder, root } from './paths.ts';
import { SuiteError } from './problem.ts';

/** Number of last log lines printed for a failed build. */
const shownLines = 40;

/**
 * Builds the functions and the site. With Vite, pages are served from their sources, so the site
 * is built only when Hosting has no build at all.
 * @throws SuiteError after printing the end of the build's log, AbortError when `stopped` aborts
 */
export async function buildAll(
  environment: NodeJS.ProcessEnv,
  stopped: AbortSignal,
  { dev = false } = {},
): Promise<void> {
  const build = async (workspace: 'functions' | 'web') => {
    const label = messages.built[workspace];
    console.log(messages.building(label));
    const log = join(logsFolder, `build-${workspace}.log`);
    const cwd = join(root, workspace);
    const child = new Child({ args: ['--run', 'build'], cwd, env: environment, log });
    if ((await child.finish(stopped)) === 0) return;
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    console.error(lines.slice(-shownLines).join('\n'));
    throw new SuiteError(messages.buildFailed(label, relative(root, log)));
  };
  const needsWeb = !dev || !existsSync(join(root, 'web/dist/client'));
  await Promise.all([build('functions'), needsWeb && build('web')]);
}
