import type { ParseArgsOptionsConfig } from 'node:util';
import { optionsIn } from '../emulators/command-line.ts';
import { clientEnvironment } from '../emulators/environment.ts';
import { portsAt } from '../emulators/ports.ts';
import { messages } from './messages.ts';

/** A problem that one French sentence explains: shown as it is, without a stack. */
export class OperationError extends Error {}

/**
 * What the command line of an operation says.
 *
 * @param usage shown with options that cannot be understood.
 * @throws OperationError for options that do not exist or lack their value.
 */
export function parsedOptions<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  return optionsIn(args, options, (reason) => {
    // What follows is advice for programmers.
    const [sentence = ''] = reason.split('. ');
    return new OperationError(`${messages.badOption(sentence)}\n${usage}`);
  });
}

/** Whether a project exists in emulators only. */
export function isDemo(project: string): boolean {
  return project.startsWith('demo-');
}

/** Where an operation on data works, as its options say. */
interface Target {
  readonly project?: string | undefined;
  /** The emulators of this machine, without naming them in the environment. */
  readonly emulators?: boolean | undefined;
  /** Of the emulators, when they are not those of `npm start`. */
  readonly 'port-offset'?: string | undefined;
}

export const targetOptions = {
  project: { type: 'string' },
  emulators: { type: 'boolean' },
  'port-offset': { type: 'string' },
} as const;

const hosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/**
 * Points the Admin SDK, which reads the environment at its first use, at the chosen project.
 *
 * @returns the project's identifier.
 * @throws OperationError when there is none, or it does not go with the environment.
 */
export function chooseTarget(target: Target, environment: NodeJS.ProcessEnv): string {
  const { project } = target;
  if (!project) throw new OperationError(messages.projectMissing);
  if (target.emulators && isDemo(project)) {
    const offset = Number(target['port-offset'] ?? 0);
    Object.assign(environment, clientEnvironment(portsAt(offset)));
  }
  const named = hosts.filter((name) => environment[name]);
  if (!isDemo(project) && (named.length > 0 || target.emulators)) {
    const names = named.length > 0 ? named : ['--emulators'];
    throw new OperationError(messages.emulatorsAreDemo(project, names));
  }
  if (isDemo(project) && named.length < hosts.length) {
    throw new OperationError(messages.demoNeedsOption(project));
  }
  useProject(project, environment);
  return project;
}

/**
 * Points Google's libraries, which read the environment at their first use, at a project. It also
 * pays for the requests: with a person's credentials, Identity Toolkit refuses those that no
 * project pays for.
 */
export function useProject(project: string, environment: NodeJS.ProcessEnv): void {
  environment['GCLOUD_PROJECT'] = project;
  environment['GOOGLE_CLOUD_QUOTA_PROJECT'] = project;
  // Emulators want no credentials: looking for them on Google's machines would only warn.
  if (isDemo(project)) environment['METADATA_SERVER_DETECTION'] = 'none';
}
