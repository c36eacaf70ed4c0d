import { CommandError, type FieldErrors } from '@centre/domain/command-error';
import { createAdminRequest } from '@centre/domain/member/schema';
import { messages as domainMessages } from '@centre/domain/messages/messages';
import { type Parsed, parse } from '@centre/domain/schema';
import { messages } from './messages.ts';
import { OperationError } from './command-line.ts';
import { ask, askSecretly, hasTerminal } from './terminal.ts';

const fields = ['username', 'email', 'password'] as const;
type Field = (typeof fields)[number];
type Answers = Record<Field, string | boolean | undefined>;

/** Option or variable of each answer, for use without a terminal. */
const alternatives: Readonly<Record<Field, string>> = {
  username: '--username',
  email: '--email',
  password: 'ADMIN_PASSWORD',
};

/**
 * Completes the given answers about the new super administrator at the terminal, and asks again
 * until they are valid.
 *
 * @throws OperationError when a given answer is invalid, or there is no terminal.
 */
export async function adminAnswers(given: Answers): Promise<Parsed<typeof createAdminRequest>> {
  const answers = { ...given };
  const missing = fields.filter((field) => answers[field] === undefined);
  if (missing.length > 0 && !hasTerminal()) {
    throw new OperationError(
      messages.notATerminal(missing.map((field) => alternatives[field])),
    );
  }
  let pending = missing;
  for (;;) {
    for (const field of pending) answers[field] = await questions[field]();
    const problems = problemsIn(answers);
    if (!problems) return parse(createAdminRequest, answers);
    const sentences = fields.flatMap((field) => problems[field] ?? []);
    pending = missing.filter((field) => problems[field] !== undefined);
    if (pending.length === 0) throw new OperationError(sentences.join('\n'));
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

function problemsIn(answers: Answers): FieldErrors | undefined {
  try {
    parse(createAdminRequest, answers);
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error.details.fields ?? {};
    throw error;
  }
}
