import { optionsIn } from '../../emulators/command-line.ts';
import { SuiteError } from '../../emulators/problem.ts';
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

const known = {
  only: { type: 'string' },
  runs: { type: 'string', default: String(usualRuns) },
  'skip-build': { type: 'boolean', default: false },
} as const;

const badOption = (reason: string) => new SuiteError(messages.badOption(reason));

/**
 * Reads the command line; without `--only`, every one of `sections` is chosen.
 * @throws SuiteError naming what cannot be understood
 */
export function readOptions(args: readonly string[], sections: readonly Section[]): Options {
  const { only, 'skip-build': skipBuild, ...values } = optionsIn(args, known, badOption);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw badOption(`--runs ${values.runs}`);
  return { chosen: only === undefined ? sections : named(only, sections), runs, skipBuild };
}

function named(only: string, sections: readonly Section[]): readonly Section[] {
  return only.split(',').map((text) => {
    const name = text.trim();
    const section = sections.find((each) => each.name === name);
    if (section) return section;
    const names = sections.map((each) => each.name);
    throw new SuiteError(messages.unknownSection(name, names));
  });
}
