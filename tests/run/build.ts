import { join } from 'node:path';
import { logsFolder } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { messages } from './messages.ts';
import { run, script } from './program.ts';

/**
 * Builds the functions and the site.
 *
 * @throws SuiteError with what the build that failed said
 */
export async function buildProject(stopped: AbortSignal): Promise<void> {
  for (const part of ['functions', 'web']) {
    console.log(messages.building(part));
    const log = join(logsFolder, `build-${part}.log`);
    const { code, output } = await run({ ...script('build', part), log }, stopped);
    if (code !== 0) throw new SuiteError(messages.buildFailed(part, output));
  }
}
