import {
  answerWith,
  memberAnswer,
  nothingAnswer,
  textAnswer,
} from '@centre/domain/api-answers';
import { loginRequest } from '@centre/domain/member-schema';
import * as commands from '../../commands/index.ts';
import type { Login } from '../../commands/login.ts';
import { commandRoute, nothing, type Route } from '../route.ts';

/** Logging in, asking who one is and logging out, at one of the addresses that have them. */
function sessionRoutesAt(path: string): Route[] {
  return [
    commandRoute({
      method: 'POST',
      path: `${path}/login`,
      does: 'Logs in, and gives the token that the other calls want.',
      command: commands.login,
      // Who logs in again may still send the token that made it necessary.
      session: 'ignored',
      body: { schema: loginRequest },
      present: ({ idToken, user }: Login) => ({ token: idToken, user }),
      answer: answerWith({ token: textAnswer, user: memberAnswer }),
      refusals: [401, 429],
    }),
    commandRoute({
      method: 'GET',
      path: `${path}/verify`,
      does: 'Says whose token it is, as they are now.',
      command: commands.verifySession,
      input: nothing,
      present: (session) => session,
      answer: answerWith({ user: memberAnswer }),
    }),
    commandRoute({
      method: 'POST',
      path: `${path}/logout`,
      does: 'Makes the token open nothing any more; without a valid one nothing is left to do.',
      command: commands.logout,
      session: 'ignored',
      input: ({ token }) => ({ token }),
      present: () => ({}),
      answer: nothingAnswer,
    }),
  ];
}

export const sessionRoutes: readonly Route[] = [
  ...sessionRoutesAt('/api/auth-sqlite'),
  ...sessionRoutesAt('/api/auth'),
];
