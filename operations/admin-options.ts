import { CommandError, type FieldErrors } from '@centre/domain/command-error';
import { createAdminRequest } from '@centre/domain/member/schema';
import { messages as domainMessages } from '@centre/domain/messages/messages';
import { type Parsed, parse } from '@centre/domain/schema';
import { messages } from './messages.ts';
import { isDemo, OperationError, parsedOptions } from './command-line.ts';
import { ask, askSecretly, hasTerminal } from './terminal.ts';

/** The options of `npm run create-admin`. */
interface AdminOptions {
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

/**
 * Reads the command line and the environment.
 *
 * @throws OperationError for options that do not exist or lack their value, and for a
 * project and an environment that do not go together.
 */
export function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): AdminOptions {
  const { additional = false, ...values } = parsedOptions(args, flags, messages.usage);
  const { project, username, email } = values;
  if (!project) throw new OperationError(messages.projectMissing);
  const named = emulatorHosts.filter((name) => environment[name]);
  if (!isDemo(project) && named.length > 0) {
    throw new OperationError(messages.emulatorsAreDemo(project, named));
  }
  if (isDemo(project) && named.length < emulatorHosts.length) {
    throw new OperationError(messages.demoNeedsEmulators(project));
  }
  const password = environment['ADMIN_PASSWORD'];
  return { project, username, email, password, additional };
}

const fields = ['username', 'email', 'password'] as const;
type Field = (typeof fields)[number];
type Answers = Partial<Record<Field, string | undefined>>;

/** How to give each answer without a terminal. */
const elsewhere: Readonly<Record<Field, string>> = {
  username: '--username',
  email: '--email',
  password: 'ADMIN_PASSWORD',
};

/**
 * The answers for the new super administrator, from the options and then from the terminal, which
 * asks until they are valid.
 *
 * @throws OperationError when an option is wrong, or there is no terminal.
 */
export async function adminAnswers(
  options: AdminOptions,
): Promise<Parsed<typeof createAdminRequest>> {
  const { username, email, password } = options;
  const answers: Answers = { username, email, password };
  const asked = fields.filter((field) => answers[field] === undefined);
  if (asked.length > 0 && !hasTerminal()) {
    throw new OperationError(messages.notATerminal(asked.map((field) => elsewhere[field])));
  }
  let open = asked;
  for (;;) {
    for (const field of open) answers[field] = await questions[field]();
    const complaints = complaintsAbout(answers);
    if (!complaints) return parse(createAdminRequest, answers);
    const sentences = fields.flatMap((field) => complaints[field] ?? []);
    open = asked.filter((field) => complaints[field] !== undefined);
    if (open.length === 0) throw new OperationError(sentences.join('\n'));
    console.log(sentences.join('\n'));
  }
}

const questions: Readonly<Record<Field, () => Promise<string>>> = {
  username: () => ask(messages.questions.username),
  email: () => ask(messages.questions.email),
  password: askPasswordTwice,
};

async function askPasswordTwice(): Promise<string> {
  for (;;) {
    const password = await askSecretly(messages.questions.password);
    if (password === (await askSecretly(messages.questions.again))) return password;
    console.log(domainMessages.user.passwordMismatch);
  }
}

function complaintsAbout(answers: Answers): FieldErrors | undefined {
  try {
    parse(createAdminRequest, answers);
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error.details.fields ?? {};
    throw error;
  }
}
