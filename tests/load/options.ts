import { parseArgs } from 'node:util';
import { SuiteProblem } from '../../emulators/problem.ts';
import { messages } from './messages.ts';
import type { Section } from './section.ts';

/** What the command line asks for. */
export interface Options {
  readonly chosen: readonly Section[];
  /** Measures what was built before. */
  readonly skipBuild: boolean;
}

/**
 * Reads the command line; without `--only`, every one of `sections` is chosen.
 * @throws SuiteProblem naming what cannot be understood
 */
export function readOptions(args: readonly string[], sections: readonly Section[]): Options {
  const { only, skipBuild } = read(args);
  if (only === undefined) return { chosen: sections, skipBuild };
  const chosen = only.split(',').map((text) => {
    const name = text.trim();
    const section = sections.find((known) => known.name === name);
    if (section) return section;
    const known = sections.map((each) => each.name);
    throw new SuiteProblem(messages.unknownSection(name, known));
  });
  return { chosen, skipBuild };
}

function read(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, 'skip-build': { type: 'boolean' } },
    });
    return { only: values.only, skipBuild: values['skip-build'] ?? false };
  } catch (error) {
    throw new SuiteProblem(messages.badOption(error instanceof Error ? error.message : ''));
  }
}
