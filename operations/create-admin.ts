/**
 * `npm run create-admin -- --project ID`: creates the first super administrator of a project, whom
 * no member can delete. Prompts for answers missing from the options; ADMIN_PASSWORD may hold the
 * password.
 */
import { CommandError } from '@centre/domain/command-error';
import { createMember } from '../functions/src/data/member/changes.ts';
import { hasActiveSuperAdmin } from '../functions/src/data/member/members.ts';
import { adminAnswers } from './admin-answers.ts';
import { isDemo, OperationError } from './command-line.ts';
import { messages } from './messages.ts';
import { runOperation } from './run-operation.ts';

const options = {
  username: { type: 'string' },
  email: { type: 'string' },
  additional: { type: 'boolean' },
} as const;

await runOperation(messages.usage, options, async ({ project, values }) => {
  const isFirst = !(await hasActiveSuperAdmin());
  if (!isFirst && values['additional'] !== true) {
    throw new OperationError(messages.adminExists(project));
  }
  const answers = await adminAnswers({
    username: values['username'],
    email: values['email'],
    // Not an option, which would stay in the shell's history.
    password: process.env['ADMIN_PASSWORD'],
  });
  try {
    await createMember({ ...answers, role: 'SUPER_ADMIN', canBeDeleted: !isFirst });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const { code, message } = error;
    throw new OperationError(code === 'already-exists' ? messages.taken(message) : message);
  }
  const site = isDemo(project) ? 'http://127.0.0.1:5002' : `https://${project}.web.app`;
  console.log(messages.created(answers.username, project));
  if (!isDemo(project)) console.log(messages.deploy(project));
  console.log(messages.logIn(`${site}/dashboard`));
  console.log(messages.createOthers);
  return true;
});
