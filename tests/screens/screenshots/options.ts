import { optionsIn } from '../../../emulators/command-line.ts';
import { SuiteProblem } from '../../../emulators/problem.ts';
import { catalogue } from '../catalogue.ts';
import type { Screen } from '../screen.ts';
import { messages } from './messages.ts';

/** What the command line asks for. */
export interface Options {
  readonly screens: readonly Screen[];
  /** Shows what was built before. */
  readonly skipBuild: boolean;
}

/** @throws SuiteProblem naming what cannot be understood */
export function readOptions(args: readonly string[]): Options {
  const { only, 'skip-build': skipBuild = false } = optionsIn(
    args,
    { only: { type: 'string' }, 'skip-build': { type: 'boolean' } },
    (reason) => new SuiteProblem(messages.badOption(reason)),
  );
  const screens = only?.split(',').map((name) => screenOf(name.trim())) ?? catalogue;
  return { screens, skipBuild };
}

function screenOf(name: string): Screen {
  const screen = catalogue.find((known) => known.name === name);
  if (!screen) throw new SuiteProblem(messages.unknownScreen(name));
  return screen;
}
