import { messages } from '../messages.ts';
import { isDemo, parsedOptions, OperationError } from '../command-line.ts';
import { deployMessages } from './messages.ts';

/**
 * Parts of a deployment, in order: indexes before the queries that need them, functions before the
 * pages that call them.
 */
export const parts = ['indexes', 'rules', 'storage', 'functions', 'hosting'] as const;
export type Part = (typeof parts)[number];

/** Options of a deployment. */
export interface DeployOptions {
  readonly project: string;
  readonly parts: readonly Part[];
  /** Whether everything is checked and built, and nothing deployed. */
  readonly dryRun: boolean;
  /** Origin of the site, such as `https://cfpi.example`; the project's default site if absent. */
  readonly origin: string | undefined;
  /** Site key of App Check; that of the previous deployment if absent. */
  readonly appCheckKey: string | undefined;
  /** E-mail addresses for Google's alerts; unchanged if empty. */
  readonly alerts: readonly string[];
  /** Whether deployed functions missing from this version are deleted. */
  readonly deletesOldFunctions: boolean;
}

/** Google Cloud's format of project ids: 6 to 30 lower-case letters, digits and hyphens. */
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
 * Parses the command line and the environment.
 *
 * @throws OperationError for invalid options, for an invalid project id, and for an environment
 * that points at emulators.
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
  } = parsedOptions(args, flags, deployMessages.usage);
  if (!project) throw new OperationError(deployMessages.projectMissing);
  if (isDemo(project)) throw new OperationError(deployMessages.demo(project));
  if (!projectForm.test(project)) throw new OperationError(deployMessages.projectForm(project));
  const hosts = Object.keys(environment).filter(
    (name) => emulatorVariable.test(name) && environment[name],
  );
  if (hosts.length > 0) throw new OperationError(messages.emulatorsAreDemo(project, hosts));
  return {
    project,
    parts: only === undefined ? parts : chosenParts(only),
    dryRun,
    origin: origin === undefined ? undefined : checkedOrigin(origin),
    appCheckKey: rest['app-check-key'] ?? environment['APP_CHECK_SITE_KEY'],
    alerts: rest.alerts === undefined ? [] : checkedAddresses(rest.alerts),
    deletesOldFunctions: rest['delete-old-functions'] ?? false,
  };
}

function chosenParts(text: string): Part[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined)
    throw new OperationError(deployMessages.unknownPart(unknown, parts));
  return parts.filter((part) => names.includes(part));
}

function checkedAddresses(text: string): string[] {
  const addresses = text.split(',').map((address) => address.trim());
  const wrong = addresses.find((address) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address));
  if (wrong !== undefined) throw new OperationError(deployMessages.badAddress(wrong));
  return addresses;
}

function checkedOrigin(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search !== '') {
    throw new OperationError(deployMessages.badOrigin(text));
  }
  return url.origin;
}
