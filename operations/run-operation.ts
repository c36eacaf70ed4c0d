import type { ParseArgsOptionsConfig } from 'node:util';
import { messages } from './messages.ts';
import { parsedOptions, OperationError, chooseTarget, targetOptions } from './command-line.ts';

/** Input of an operation: the project and the options. */
interface OperationInput {
  readonly project: string;
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/**
 * Runs an operation on a project's data from the command line. The exit code is 1 after an error,
 * which is printed in French, or when `work` returns false.
 *
 * @param usage printed with the error for invalid options.
 */
export async function runOperation(
  usage: string,
  options: ParseArgsOptionsConfig,
  work: (input: OperationInput) => Promise<boolean>,
): Promise<void> {
  let project = '';
  try {
    const flags = { ...options, ...targetOptions };
    const values = parsedOptions(process.argv.slice(2), flags, usage);
    project = chooseTarget(values, process.env);
    if (!(await work({ project, values }))) process.exitCode = 1;
  } catch (error) {
    console.error(
      error instanceof OperationError ? error.message : sentenceFor(error, project),
    );
    process.exitCode = 1;
  }
}

/** gRPC codes of Firestore's errors. */
const grpc = {
  notFound: 5,
  permissionDenied: 7,
  failedPrecondition: 9,
  unavailable: 14,
  unauthenticated: 16,
};

/** Google's message for a disabled API, with its name. */
const disabled =
  /([a-z]+)\.googleapis\.com.*(?:SERVICE_DISABLED|it is disabled)|(?:SERVICE_DISABLED|it is disabled).*?([a-z]+)\.googleapis\.com/s;

const unreachable = [
  grpc.unavailable,
  ...['app/network-error', 'app/network-timeout'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
];

const refused = [grpc.permissionDenied, 403, 'auth/insufficient-permission'];

const missing = [
  grpc.notFound,
  grpc.failedPrecondition,
  'auth/configuration-not-found',
  'auth/project-not-found',
  'auth/operation-not-allowed',
];

/** French sentence for an error of Google's libraries. */
export function sentenceFor(error: unknown, project: string): string {
  const text = error instanceof Error ? error.message : String(error);
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const reason = text.split('\n')[0] ?? '';
  if (/default credentials|does not exist, or it is not a file/.test(text)) {
    return messages.noCredentials;
  }
  if (code === grpc.unauthenticated || /invalid_grant|invalid_rapt/.test(text)) {
    return messages.credentialsExpired;
  }
  if (text.includes('requires a quota project')) return messages.noQuotaProject(project);
  const api = disabled.exec(text);
  if (api) return messages.apiDisabled(`${api[1] ?? api[2]}.googleapis.com`, project);
  const isRefused = /PERMISSION_DENIED|USER_PROJECT_DENIED|does not have (?:the )?permission/;
  if (refused.some((one) => one === code) || isRefused.test(text)) {
    return messages.notAllowed(project);
  }
  if (missing.some((one) => one === code)) return messages.notSetUp(project);
  return unreachable.some((one) => one === code)
    ? messages.unreachable(reason)
    : messages.unexpected(reason);
}
