import { secondsUntilChange } from '@centre/domain/campagne/campagne';
import * as commands from '../../commands/index.ts';
import { commandRoute, type Route } from '../route.ts';

/** Lifetime in caches, which answer most pages; it never exceeds the campaign's next change. */
const maxSeconds = 30;

export const campagneRoutes: readonly Route[] = [
  commandRoute('GET', '/api/campagne', commands.readCampaign, {
    session: 'ignored',
    sharedFor: ({ campagne }) => Math.min(maxSeconds, secondsUntilChange(campagne, new Date())),
  }),
];
