import * as commands from '../../commands/index.ts';
import { commandRoute, type Route } from '../route.ts';

export const inscriptionRoutes: readonly Route[] = [
  commandRoute({
    method: 'POST',
    path: '/api/inscriptions',
    command: commands.createInscription,
    status: 201,
    session: 'ignored',
    present: (answer) => answer,
  }),
];
