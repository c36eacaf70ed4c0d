import { parseArgs } from 'node:util';
import { SuiteProblem } from '../../emulators/problem.ts';
import { messages } from './messages.ts';
import type { Section, Settings } from './section.ts';

/** What the command line asks for. */
export interface Options extends Settings {
  readonly chosen: readonly Section[];
  /** Measures what was built before. */
  readonly skipBuild: boolean;
}

/** Visits of each page, of which the median is taken. */
const usualRuns = 5;

/**
 * Reads the command line; without `--only`, every one of `sections` is chosen.
 * @throws SuiteProblem naming what cannot be understood
 */
export function readOptions(args: readonly string[], sections: readonly Section[]): Options {
  const { only, ...rest } = read(args);
  if (only === undefined) return { chosen: sections, ...rest };
  const chosen = only.split(',').map((text) => {
    const name = text.trim();
    const section = sections.find((known) => known.name === name);
    if (section) return section;
    const known = sections.map((each) => each.name);
    throw new SuiteProblem(messages.unknownSection(name, known));
  });
  return { chosen, ...rest };
}

function read(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        runs: { type: 'string' },
        'skip-build': { type: 'boolean' },
      },
    });
    const runs = Number(values.runs ?? usualRuns);
    if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs ?? ''}`);
    return { only: values.only, runs, skipBuild: values['skip-build'] ?? false };
  } catch (error) {
    throw new SuiteProblem(messages.badOption(error instanceof Error ? error.message : ''));
  }
}
