import * as commands from '../../commands/index.ts';
import { withId } from '../older-body.ts';
import { commandRoute, documentOfPath, pageOfList, type Route } from '../route.ts';

const all = '/api/auth-sqlite/users';
const one = `${all}/:id`;

export const userRoutes: readonly Route[] = [
  commandRoute({
    method: 'GET',
    path: all,
    command: commands.listUsers,
    input: pageOfList,
    present: (answer) => answer,
  }),
  commandRoute({
    method: 'POST',
    path: all,
    command: commands.createUser,
    status: 201,
    present: (answer) => answer,
  }),
  commandRoute({
    method: 'PUT',
    path: one,
    command: commands.updateUser,
    input: ({ params, body }) => withId(body, params['id']),
    present: (answer) => answer,
  }),
  commandRoute({
    method: 'DELETE',
    path: one,
    command: commands.deleteUser,
    input: documentOfPath,
    present: () => ({}),
  }),
];
