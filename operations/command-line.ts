import type { ParseArgsOptionsConfig } from 'node:util';
import { optionsIn } from '../emulators/command-line.ts';
import { clientEnvironment } from '../emulators/environment.ts';
import { portsAt } from '../emulators/ports.ts';
import { messages } from './messages.ts';

/** Error with a French message for the operator, printed without a stack. */
export class OperationError extends Error {}

/**
 * Parses the command line of an operation.
 *
 * @param usage printed with the error for invalid options.
 * @throws OperationError for unknown options and missing values.
 */
export function parsedOptions<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  return optionsIn(args, options, (reason) => {
    // Node's further sentences are advice for programmers.
    const [sentence = ''] = reason.split('. ');
    return new OperationError(`${messages.badOption(sentence)}\n${usage}`);
  });
}

/** Whether a project exists in emulators only. */
export function isDemo(project: string): boolean {
  return project.startsWith('demo-');
}

/** Options that select the project of an operation. */
interface Target {
  readonly project?: string | undefined;
  /** Use the emulators of this machine, without setting their variables in the environment. */
  readonly emulators?: boolean | undefined;
  /** Port offset of emulators other than those of `npm start`. */
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
 * @returns the project id.
 * @throws OperationError when it is missing, or contradicts the environment.
 */
export function chooseTarget(target: Target, environment: NodeJS.ProcessEnv): string {
  const { project } = target;
  if (!project) throw new OperationError(messages.projectMissing);
  if (target.emulators && isDemo(project)) {
    const offset = Number(target['port-offset'] ?? 0);
    Object.assign(environment, clientEnvironment(portsAt(offset)));
  }
  const variables = hosts.filter((name) => environment[name]);
  if (!isDemo(project) && (variables.length > 0 || target.emulators)) {
    const names = variables.length > 0 ? variables : ['--emulators'];
    throw new OperationError(messages.emulatorsAreDemo(project, names));
  }
  if (isDemo(project) && variables.length < hosts.length) {
    throw new OperationError(messages.demoNeedsOption(project));
  }
  useProject(project, environment);
  return project;
}

/**
 * Points Google's libraries, which read the environment at their first use, at a project, also as
 * the quota project: with a person's credentials, Identity Toolkit refuses requests without one.
 */
export function useProject(project: string, environment: NodeJS.ProcessEnv): void {
  environment['GCLOUD_PROJECT'] = project;
  environment['GOOGLE_CLOUD_QUOTA_PROJECT'] = project;
  // Emulators need no credentials: a search for them on Google's metadata server would only warn.
  if (isDemo(project)) environment['METADATA_SERVER_DETECTION'] = 'none';
}
