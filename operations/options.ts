import { messages } from './messages.ts';
import { parsedOptions } from './parsed-options.ts';
import { OperationProblem } from './problem.ts';

/** What the person at the terminal, or a script, asks for. */
export interface AdminOptions {
  readonly project: string;
  readonly username: string | undefined;
  readonly email: string | undefined;
  /** From the environment alone: a flag would stay in the shell's history. */
  readonly password: string | undefined;
  /** Creates one more super administrator where there is one already. */
  readonly additional: boolean;
}

const flags = {
  project: { type: 'string' },
  username: { type: 'string' },
  email: { type: 'string' },
  additional: { type: 'boolean' },
} as const;

const emulatorHosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/** Whether a project exists in emulators only. */
export function isDemo(project: string): boolean {
  return project.startsWith('demo-');
}

/**
 * Reads the command line and the environment.
 *
 * @throws OperationProblem for options that do not exist or lack their value, and for a
 * project and an environment that do not go together.
 */
export function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): AdminOptions {
  const { additional = false, ...values } = parsedOptions(args, flags, messages.usage);
  const { project, username, email } = values;
  if (!project) throw new OperationProblem(messages.projectMissing);
  const named = emulatorHosts.filter((name) => environment[name]);
  if (!isDemo(project) && named.length > 0) {
    throw new OperationProblem(messages.emulatorsAreDemo(project, named));
  }
  if (isDemo(project) && named.length < emulatorHosts.length) {
    throw new OperationProblem(messages.demoNeedsEmulators(project));
  }
  const password = environment['ADMIN_PASSWORD'];
  return { project, username, email, password, additional };
}
