import manifest from '../../package.json' with { type: 'json' };
import * as commands from '../commands/index.ts';
import type { Login } from '../commands/login.ts';
import { commandRoute, fixedRoute, type Route } from './route.ts';

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

/** The whole API. */
export const routes: readonly Route[] = [
  fixedRoute('/api/health', { status: 'ok', version: manifest.version }),
  loginAt('/api/auth-sqlite/login'),
  loginAt('/api/auth/login'),
  commandRoute({
    method: 'POST',
    path: '/api/inscriptions',
    command: commands.createInscription,
    status: 201,
    session: 'ignored',
    present: (answer) => answer,
  }),
];
