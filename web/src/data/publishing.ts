import { call } from './callables.ts';
import { noteChange } from './last-read.ts';

/**
 * Calls the function `name`, which changes what the public reads. Whether or not an answer
 * comes, the public pages of this browser then read again.
 *
 * @throws CommandFailure
 */
export async function publish<Answer>(name: string, request: unknown): Promise<Answer> {
  try {
    return await call<Answer>(name, request);
  } finally {
    noteChange();
  }
}
