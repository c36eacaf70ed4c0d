import { createAdminRequest } from '@centre/domain/member-schema';
import { messages as domainMessages } from '@centre/domain/messages';
import { CommandError, type FieldErrors } from '@centre/domain/command-error';
import { parse, type Parsed } from '@centre/domain/schema';
import { messages } from './messages.ts';
import type { AdminOptions } from './options.ts';
import { OperationProblem } from './problem.ts';
import { ask, askSecretly, hasTerminal } from './terminal.ts';

const fields = ['username', 'email', 'password'] as const;
type Field = (typeof fields)[number];
type Answers = Partial<Record<Field, string | undefined>>;

/** How each answer is given where nobody can be asked. */
const elsewhere: Readonly<Record<Field, string>> = {
  username: '--username',
  email: '--email',
  password: 'ADMIN_PASSWORD',
};

/**
 * What the super administrator is created with. What the options do not say is asked at the
 * terminal, again and again until it is right.
 *
 * @throws OperationProblem when an option is wrong, or there is nobody to ask.
 */
export async function adminAnswers(
  options: AdminOptions,
): Promise<Parsed<typeof createAdminRequest>> {
  const { username, email, password } = options;
  const answers: Answers = { username, email, password };
  const asked = fields.filter((field) => answers[field] === undefined);
  if (asked.length > 0 && !hasTerminal()) {
    throw new OperationProblem(messages.notATerminal(asked.map((field) => elsewhere[field])));
  }
  let open = asked;
  for (;;) {
    for (const field of open) answers[field] = await questions[field]();
    const complaints = complaintsAbout(answers);
    if (!complaints) return parse(createAdminRequest, answers);
    const sentences = fields.flatMap((field) => complaints[field] ?? []);
    open = asked.filter((field) => complaints[field] !== undefined);
    if (open.length === 0) throw new OperationProblem(sentences.join('\n'));
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
