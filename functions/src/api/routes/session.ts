import { answerWith, memberAnswer, textAnswer } from '@centre/domain/api-answers';
import { loginRequest } from '@centre/domain/member/schema';
import * as commands from '../../commands/index.ts';
import { commandRoute, type Route } from '../route.ts';

const sessionRoutesAt = (path: string): Route[] => [
  commandRoute('POST', `${path}/login`, commands.login, {
    does: 'Logs in, and gives the token that the other calls want.',
    // A client that logs in again may still send its former token.
    session: 'ignored',
    body: { schema: loginRequest },
    answer: answerWith({ token: textAnswer, user: memberAnswer }),
    refusals: [401, 429],
  }),
  commandRoute('GET', `${path}/verify`, commands.verifySession, {
    does: 'Says whose token it is, as they are now.',
    answer: answerWith({ user: memberAnswer }),
  }),
  commandRoute('POST', `${path}/logout`, commands.logout, {
    does: 'Ends the session of the token; without a valid one nothing is left to do.',
    session: 'left',
  }),
];

export const sessionRoutes: readonly Route[] = [
  ...sessionRoutesAt('/api/auth-sqlite'),
  ...sessionRoutesAt('/api/auth'),
];
