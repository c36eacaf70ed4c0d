import {
  answerWith,
  listOf,
  memberAnswer,
  nothingAnswer,
  pageWith,
} from '@centre/domain/api-answers';
import { createUserRequest, updateUserRequest } from '@centre/domain/member-schema';
import * as commands from '../../commands/index.ts';
import { commandRoute, documentOfPath, pageOfList, type Parts, type Route } from '../route.ts';

const all = '/api/auth-sqlite/users';
const one = `${all}/:id`;

/** What only the server says of a user. */
const readOnly = ['username', 'createdAt', 'lastLogin', 'canBeDeleted'];

/**
 * A user as it is sent, without a password that was left empty in its form. One that comes back
 * whole, with its `id`, loses what nobody changes; who asks for such a change by itself is told
 * that there is none.
 */
function sentUser({ params, body }: Parts): unknown {
  const { id } = params;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const isWhole = 'id' in body;
  const fields = Object.entries(body).filter(([name, value]) =>
    name === 'password' ? value !== '' : !(isWhole && readOnly.includes(name)),
  );
  return { ...Object.fromEntries(fields), id };
}

const answer = answerWith({ user: memberAnswer });

export const userRoutes: readonly Route[] = [
  commandRoute({
    method: 'GET',
    path: all,
    does: 'Lists the users of the dashboard.',
    command: commands.listUsers,
    input: pageOfList,
    isList: true,
    present: (page) => page,
    answer: pageWith({ users: listOf(memberAnswer) }),
    refusals: [429],
  }),
  commandRoute({
    method: 'POST',
    path: all,
    does: 'Creates a user, with any role but SUPER_ADMIN.',
    command: commands.createUser,
    status: 201,
    body: { schema: createUserRequest },
    present: (created) => created,
    answer,
    refusals: [409],
  }),
  commandRoute({
    method: 'PUT',
    path: one,
    does: 'Changes what is given of a user; who loses a role or is deactivated is out at once.',
    command: commands.updateUser,
    body: { schema: updateUserRequest },
    input: sentUser,
    present: (changed) => changed,
    answer,
    refusals: [409],
  }),
  commandRoute({
    method: 'DELETE',
    path: one,
    does: 'Deletes a user.',
    command: commands.deleteUser,
    input: documentOfPath,
    present: () => ({}),
    answer: nothingAnswer,
    refusals: [409],
  }),
];
