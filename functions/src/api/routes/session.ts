import * as commands from '../../commands/index.ts';
import { commandRoute, type Route } from '../route.ts';

const sessionRoutesAt = (path: string): Route[] => [
  commandRoute('POST', `${path}/login`, commands.login, {
    // A client that logs in again may still send its former token.
    session: 'ignored',
    input: ({ body }) => body,
  }),
  commandRoute('GET', `${path}/verify`, commands.verifySession),
  commandRoute('POST', `${path}/logout`, commands.logout, { session: 'left' }),
];

export const sessionRoutes: readonly Route[] = [
  ...sessionRoutesAt('/api/auth-sqlite'),
  ...sessionRoutesAt('/api/auth'),
];
