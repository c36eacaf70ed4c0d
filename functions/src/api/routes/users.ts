import { answerWith, listOf, memberAnswer, pageWith } from '@centre/domain/api-answers';
import { createUserRequest, updateUserRequest } from '@centre/domain/member/schema';
import * as commands from '../../commands/index.ts';
import { commandRoute, type Parts, type Route } from '../route.ts';

const all = '/api/auth-sqlite/users';
const one = `${all}/:id`;

/** Fields that only the server sets. */
const readOnly = ['username', 'createdAt', 'lastLogin', 'canBeDeleted'];

/**
 * A user as it is sent, without a password that the form left empty. Read-only fields are
 * ignored in a whole record, which has an `id`, and refused by the command otherwise.
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
  commandRoute('GET', all, commands.listUsers, {
    does: 'Lists the users of the dashboard.',
    isList: true,
    answer: pageWith({ users: listOf(memberAnswer) }),
    refusals: [429],
  }),
  commandRoute('POST', all, commands.createUser, {
    does: 'Creates a user, with any role but SUPER_ADMIN.',
    status: 201,
    body: { schema: createUserRequest },
    answer,
    refusals: [409],
  }),
  commandRoute('PUT', one, commands.updateUser, {
    does: 'Changes what is given of a user; who loses a role or is deactivated is out at once.',
    body: { schema: updateUserRequest },
    input: sentUser,
    answer,
    refusals: [409],
  }),
  commandRoute('DELETE', one, commands.deleteUser, {
    does: 'Deletes a user.',
    refusals: [409],
  }),
];
