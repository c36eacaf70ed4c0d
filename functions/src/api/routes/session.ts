import * as commands from '../../commands/index.ts';
import type { Login } from '../../commands/login.ts';
import { commandRoute, type Route } from '../route.ts';

/** Logging in, at the address of today and at the older one. */
function loginAt(path: string): Route {
  return commandRoute({
    method: 'POST',
    path,
    command: commands.login,
    // Who logs in again may still send the token that made it necessary.
    session: 'ignored',
    present: ({ idToken, user }: Login) => ({ token: idToken, user }),
  });
}

export const sessionRoutes: readonly Route[] = [
  loginAt('/api/auth-sqlite/login'),
  loginAt('/api/auth/login'),
];
