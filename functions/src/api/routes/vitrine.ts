import * as commands from '../../commands/index.ts';
import { commandRoute, type Route } from '../route.ts';

/** Lifetime in caches, which answer most pages: each visit requests it. */
const sharedSeconds = 30;

export const vitrineRoutes: readonly Route[] = [
  commandRoute('GET', '/api/vitrine', commands.listVitrine, {
    session: 'ignored',
    input: ({ query: { emplacement, titre } }) => ({ emplacement, titre }),
    sharedFor: () => sharedSeconds,
  }),
];
