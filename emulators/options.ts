import { resolve } from 'node:path';
import { optionsIn } from './command-line.ts';
import { messages } from './messages.ts';
import { SuiteError } from './problem.ts';

/** What the command line asks of the suite. */
export interface Options {
  /** Vite's server beside the suite, and functions rebuilt when their sources change. */
  readonly dev: boolean;
  /** Added to every port, so that a second suite can run beside the first. */
  readonly portOffset: number;
  /** Where the data live between two runs; `undefined` to forget them at the end. */
  readonly dataFolder: string | undefined;
  /** A file that appears, with the addresses as JSON, once everything answers. */
  readonly readyFile: string | undefined;
  readonly build: boolean;
  readonly seed: boolean;
  /** Whether the emulators' interface is shown, and fetched first where it is missing. */
  readonly ui: boolean;
}

const known = {
  dev: { type: 'boolean', default: false },
  'port-offset': { type: 'string', default: '0' },
  data: { type: 'string' },
  ephemeral: { type: 'boolean', default: false },
  'ready-file': { type: 'string' },
  'skip-build': { type: 'boolean', default: false },
  'no-seed': { type: 'boolean', default: false },
  'no-ui': { type: 'boolean', default: false },
} as const;

/** The highest offset that leaves every port below 65,536. */
const largestOffset = 55_000;

/**
 * Reads the command line.
 * @throws SuiteError naming the argument that cannot be understood
 */
export function parseOptions(args: readonly string[], defaultDataFolder: string): Options {
  const values = optionsIn(args, known, (reason) => new SuiteError(messages.badOption(reason)));
  const portOffset = Number(values['port-offset']);
  if (!Number.isInteger(portOffset) || portOffset < 0 || portOffset > largestOffset) {
    throw new SuiteError(messages.badOffset(values['port-offset'], largestOffset));
  }
  return {
    dev: values.dev,
    portOffset,
    dataFolder: values.ephemeral ? undefined : resolve(values.data ?? defaultDataFolder),
    readyFile: values['ready-file'] === undefined ? undefined : resolve(values['ready-file']),
    build: !values['skip-build'],
    seed: !values['no-seed'],
    ui: !values['no-ui'],
  };
}
