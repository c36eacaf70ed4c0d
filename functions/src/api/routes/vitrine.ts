import * as commands from '../../commands/index.ts';
import { commandRoute, type Route } from '../route.ts';

/** Pages ask again whenever they are opened: caches answer most of them. */
const sharedSeconds = 30;

export const vitrineRoutes: readonly Route[] = [
  commandRoute('GET', '/api/vitrine', commands.listVitrine, {
    session: 'ignored',
    input: ({ query: { emplacement, titre } }) => ({ emplacement, titre }),
    sharedFor: () => sharedSeconds,
  }),
];
