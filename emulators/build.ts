import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Child } from './child.ts';
import { messages } from './messages.ts';
import { logsFolder, root } from './paths.ts';
import { SuiteError } from './problem.ts';

/** How many of a failed program's last lines are shown. */
const shownLines = 40;

/**
 * Builds what the emulators serve. With Vite in front the pages come from their sources, so the
 * site is built only if Hosting would have nothing at all.
 * @throws SuiteError after showing what the build said, AbortError when it is not wanted any more
 */
export async function buildAll(
  environment: NodeJS.ProcessEnv,
  stopped: AbortSignal,
  { dev = false } = {},
): Promise<void> {
  const build = async (workspace: 'functions' | 'web') => {
    const what = messages.built[workspace];
    console.log(messages.building(what));
    const log = join(logsFolder, `build-${workspace}.log`);
    const cwd = join(root, workspace);
    const child = new Child({ args: ['--run', 'build'], cwd, env: environment, log });
    if ((await child.finish(stopped)) === 0) return;
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    console.error(lines.slice(-shownLines).join('\n'));
    throw new SuiteError(messages.buildFailed(what, relative(root, log)));
  };
  const needsWeb = !dev || !existsSync(join(root, 'web/dist/client'));
  await Promise.all([build('functions'), needsWeb && build('web')]);
}
