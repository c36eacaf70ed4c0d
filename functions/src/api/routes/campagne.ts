import { secondsUntilChange } from '@centre/domain/campagne/campagne';
import * as commands from '../../commands/index.ts';
import { commandRoute, type Route } from '../route.ts';

/** Every page asks for it: caches answer most of them, and no later than the campaign changes. */
const mostSeconds = 30;

export const campagneRoutes: readonly Route[] = [
  commandRoute('GET', '/api/campagne', commands.readCampaign, {
    session: 'ignored',
    sharedFor: ({ campagne }) =>
      Math.min(mostSeconds, secondsUntilChange(campagne, new Date())),
  }),
];
