import { OperationProblem } from './problem.ts';

/**
 * Runs an operation and ends the process with 1 when it says false, or with the sentence of
 * what kept it from ending well.
 */
export async function conclude(work: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await work())) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof OperationProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
