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

/** What the SDK writes after the server's sentence: the status of the answer, 0 if none came. */
const statusMark = / \[(\d+)\]$/;

/** The failure that an error of the SDK stands for. */
function failureOf(error: unknown): CommandFailure {
  const { code = '', message = '', details } = error as Partial<FunctionsError>;
  const { fields, incident } = (details ?? {}) as Details;
  const reason = code.replace('functions/', '');
  const sentence = message.replace(statusMark, '');
  const status = Number(statusMark.exec(message)?.[1] ?? 0);
  // The SDK calls a request that never arrived "internal", and an answer that is not ours,
  // such as the login page of a public network; a server that breaks down has a status.
  const isSilent = reason === 'internal' && incident === undefined && status < 500;
  if (isSilent || (reason === 'deadline-exceeded' && status === 0)) {
    return new CommandFailure('unreachable', sentence);
  }
  if (status >= 500 || reason === 'internal' || reason === 'unknown' || reason === '') {
    return new CommandFailure('failed', sentence);
  }
  return new CommandFailure('refused', sentence, fields);
}
