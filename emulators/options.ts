import { resolve } from 'node:path';
import { optionsIn } from './command-line.ts';
import { messages } from './messages.ts';
import { SuiteError } from './problem.ts';

/** Options of the suite. */
export interface Options {
  /** Whether Vite's server runs too, and functions are rebuilt when their sources change. */
  readonly dev: boolean;
  /** Offset added to every port, so that a second suite can run beside the first. */
  readonly portOffset: number;
  /** Folder of the data between two runs; `undefined` to discard them at the end. */
  readonly dataFolder: string | undefined;
  /** File written once everything answers, with the ports as JSON. */
  readonly readyFile: string | undefined;
  readonly build: boolean;
  readonly seed: boolean;
  /** Whether the emulators' UI runs; firebase-tools downloads it first when it is missing. */
  readonly ui: boolean;
}

const flags = {
  dev: { type: 'boolean', default: false },
  'port-offset': { type: 'string', default: '0' },
  data: { type: 'string' },
  ephemeral: { type: 'boolean', default: false },
  'ready-file': { type: 'string' },
  'skip-build': { type: 'boolean', default: false },
  'no-seed': { type: 'boolean', default: false },
  'no-ui': { type: 'boolean', default: false },
} as const;

/** Highest offset that keeps every port below 65,536. */
const largestOffset = 55_000;

/**
 * Parses the command line.
 * @throws SuiteError that names the invalid argument
 */
export function parseOptions(args: readonly string[], defaultDataFolder: string): Options {
  const values = optionsIn(args, flags, (reason) => new SuiteError(messages.badOption(reason)));
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
