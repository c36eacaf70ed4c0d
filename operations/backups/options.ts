import { isDemo } from '../options.ts';
import { parsedOptions } from '../parsed-options.ts';
import { OperationProblem } from '../problem.ts';
import { says } from './messages.ts';

export interface BackupOptions {
  readonly project: string;
  /** How long each daily backup is kept, in days. */
  readonly keepDays: number;
  /** Whether only what is there is told. */
  readonly status: boolean;
}

/** What Firestore keeps at most: fourteen weeks. */
const mostDays = 98;

/** Long enough to notice a loss, short enough that what was erased is gone soon. */
const usualDays = 14;

const flags = {
  project: { type: 'string' },
  'keep-days': { type: 'string' },
  status: { type: 'boolean' },
} as const;

/** @throws OperationProblem for a command line that cannot be understood */
export function readBackupOptions(args: readonly string[]): BackupOptions {
  const {
    project,
    status = false,
    'keep-days': days = String(usualDays),
  } = parsedOptions(args, flags, says.usage);
  if (!project) throw new OperationProblem(says.projectMissing);
  if (isDemo(project)) throw new OperationProblem(says.demo);
  const keepDays = Number(days);
  if (!Number.isInteger(keepDays) || keepDays < 1 || keepDays > mostDays) {
    throw new OperationProblem(says.badDays(mostDays));
  }
  return { project, keepDays, status };
}
