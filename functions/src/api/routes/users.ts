import * as commands from '../../commands/index.ts';
import { commandRoute, pageIn, type Parts, type Route } from '../route.ts';

const all = '/api/auth-sqlite/users';
const one = `${all}/:id`;

/** Fields that only the server sets. */
const readOnly = ['username', 'createdAt', 'lastLogin', 'canBeDeleted'];

/**
 * Input of `updateUser`, without an empty password. Drops the read-only fields of a whole record,
 * which has an `id`; otherwise the command refuses them.
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

export const userRoutes: readonly Route[] = [
  commandRoute('GET', all, commands.listUsers, { input: pageIn }),
  commandRoute('POST', all, commands.createUser, { status: 201, input: ({ body }) => body }),
  commandRoute('PUT', one, commands.updateUser, { input: sentUser }),
  commandRoute('DELETE', one, commands.deleteUser),
];
