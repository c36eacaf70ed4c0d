/**
 * `npm run create-admin -- --project ID`: creates the first super administrator of a project,
 * whom nobody can delete; everybody else is created in the dashboard. Asks for what the options
 * do not say; the password may come from ADMIN_PASSWORD.
 */
import { CommandError } from '@centre/domain/command-error';
import { createMember } from '../functions/src/data/member/changes.ts';
import { hasActiveSuperAdmin } from '../functions/src/data/member/members.ts';
import { adminAnswers, readOptions } from './admin-options.ts';
import { sentenceFor } from './run-operation.ts';
import { messages } from './messages.ts';
import { isDemo, OperationError, useProject } from './command-line.ts';

let project = '';
try {
  const options = readOptions(process.argv.slice(2), process.env);
  project = options.project;
  useProject(project, process.env);

  const isFirst = !(await hasActiveSuperAdmin());
  if (!isFirst && !options.additional) {
    throw new OperationError(messages.adminExists(project));
  }
  const answers = await adminAnswers(options);
  await createMember({ ...answers, role: 'SUPER_ADMIN', canBeDeleted: !isFirst });
  console.log(messages.created(answers.username, project));
  console.log(nextSteps(project).join('\n'));
} catch (error) {
  console.error(explained(error));
  process.exitCode = 1;
}

function nextSteps(id: string): string[] {
  const logIn = messages.logIn(
    isDemo(id) ? 'http://127.0.0.1:5002/dashboard' : `https://${id}.web.app/dashboard`,
  );
  return [...(isDemo(id) ? [] : [messages.deploy(id)]), logIn, messages.createOthers];
}

function explained(error: unknown): string {
  if (error instanceof OperationError) return error.message;
  if (error instanceof CommandError) {
    return error.code === 'already-exists' ? messages.taken(error.message) : error.message;
  }
  return sentenceFor(error, project);
}
