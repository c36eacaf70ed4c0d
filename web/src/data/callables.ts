import {
  connectFunctionsEmulator,
  getFunctions,
  httpsCallable,
  type FunctionsError,
} from 'firebase/functions';
import { app, region, whenEmulated } from './firebase.ts';

const functions = getFunctions(app, region);

whenEmulated(5001, (host, port) => {
  connectFunctionsEmulator(functions, host, port);
});

/** Why a command did not do what it was asked. */
export class CommandFailure extends Error {
  /**
   * `refused`: the server said no, and `message` is its French sentence.
   * `unreachable`: no answer came; the command may or may not have been carried out.
   * `failed`: the server broke down.
   */
  readonly kind: 'refused' | 'unreachable' | 'failed';
  /** What is wrong with each field, by its name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    kind: CommandFailure['kind'],
    message: string,
    fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'CommandFailure';
    this.kind = kind;
    this.fields = fields;
  }
}

/** Milliseconds; a slow network at the far end of the country is not a broken one. */
const patience = 60_000;

/**
 * Calls the function `name`.
 *
 * @throws CommandFailure
 */
export async function call<Answer>(name: string, request: unknown): Promise<Answer> {
  try {
    const { data } = await httpsCallable(functions, name, { timeout: patience })(request);
    return data as Answer;
  } catch (error) {
    throw failureOf(error);
  }
}

interface Details {
  readonly fields?: Record<string, string>;
  readonly incident?: string;
}

function failureOf(error: unknown): CommandFailure {
  const { code = '', message, details } = error as Partial<FunctionsError>;
  const { fields, incident } = (details ?? {}) as Details;
  const reason = code.replace('functions/', '');
  // The SDK calls a request that never arrived "internal"; our own failures carry an
  // incident number, by which the two are told apart.
  const isSilent = reason === 'internal' && incident === undefined;
  if (isSilent || reason === 'deadline-exceeded' || reason === 'unavailable') {
    return new CommandFailure('unreachable', message ?? '');
  }
  if (reason === 'internal' || reason === 'unknown' || reason === '') {
    return new CommandFailure('failed', message ?? '');
  }
  return new CommandFailure('refused', message ?? '', fields);
}
