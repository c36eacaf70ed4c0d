import { messages } from '../messages.ts';
import { isDemo, parsedOptions, OperationError } from '../command-line.ts';
import { says } from './messages.ts';

/**
 * What is put online, in this order: a query must not come before its index, nor a page before
 * the functions that it calls.
 */
export const parts = ['indexes', 'rules', 'storage', 'functions', 'hosting'] as const;
export type Part = (typeof parts)[number];

/** What the person at the terminal asks for. */
export interface DeployOptions {
  readonly project: string;
  readonly chosen: readonly Part[];
  /** Everything is checked and built, and nothing put online. */
  readonly dryRun: boolean;
  /** Where the site is served, such as `https://cfpi.example`; the project's own site if absent. */
  readonly origin: string | undefined;
  /** Of App Check's site key; the one of the last time if absent. */
  readonly appCheckKey: string | undefined;
  /** E-mail addresses that Google writes to when something is wrong; unchanged if empty. */
  readonly alerts: readonly string[];
  /** Whether functions that this version no longer has are deleted. */
  readonly deletesOld: boolean;
}

/** As Google Cloud accepts them: six to thirty small letters, digits and hyphens. */
const projectForm = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

const emulatorVariable = /^(FIRE[A-Z_]*|STORAGE)_EMULATOR_HOST$/;

const flags = {
  project: { type: 'string' },
  only: { type: 'string' },
  'dry-run': { type: 'boolean' },
  origin: { type: 'string' },
  'app-check-key': { type: 'string' },
  alerts: { type: 'string' },
  'delete-old-functions': { type: 'boolean' },
} as const;

/**
 * Reads the command line and the environment.
 *
 * @throws OperationError for options that cannot be understood, for a project that cannot
 * exist and for an environment that leads to emulators.
 */
export function readDeployOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): DeployOptions {
  const {
    project,
    only,
    origin,
    'dry-run': dryRun = false,
    ...rest
  } = parsedOptions(args, flags, says.usage);
  if (!project) throw new OperationError(says.projectMissing);
  if (isDemo(project)) throw new OperationError(says.demo(project));
  if (!projectForm.test(project)) throw new OperationError(says.projectForm(project));
  const named = Object.keys(environment).filter(
    (name) => emulatorVariable.test(name) && environment[name],
  );
  if (named.length > 0) throw new OperationError(messages.emulatorsAreDemo(project, named));
  return {
    project,
    chosen: only === undefined ? parts : chosenParts(only),
    dryRun,
    origin: origin === undefined ? undefined : checkedOrigin(origin),
    appCheckKey: rest['app-check-key'] ?? environment['APP_CHECK_SITE_KEY'],
    alerts: rest.alerts === undefined ? [] : checkedAddresses(rest.alerts),
    deletesOld: rest['delete-old-functions'] ?? false,
  };
}

function chosenParts(text: string): Part[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new OperationError(says.unknownPart(unknown, parts));
  return parts.filter((part) => names.includes(part));
}

function checkedAddresses(text: string): string[] {
  const addresses = text.split(',').map((address) => address.trim());
  const wrong = addresses.find((address) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address));
  if (wrong !== undefined) throw new OperationError(says.badAddress(wrong));
  return addresses;
}

function checkedOrigin(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search !== '') {
    throw new OperationError(says.badOrigin(text));
  }
  return url.origin;
}
