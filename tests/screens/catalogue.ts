import { articles } from './dashboard/articles.ts';
import { galerie, temoignages, vitrine } from './dashboard/content.ts';
import { inscriptionDialogs, inscriptions } from './dashboard/inscriptions.ts';
import { bilan, campagne, loginScreens, users } from './dashboard/office.ts';
import type { Screen } from './screen.ts';
import { inscription } from './site/inscription.ts';
import { pages } from './site/pages.ts';
import { frameScreens, galleries, news } from './site/states.ts';
import { suivi } from './site/suivi.ts';

/** Screens of the public site, in all their states. */
export const siteScreens: readonly Screen[] = [
  ...[...pages, ...frameScreens, ...news, ...galleries],
  ...[...inscription, ...suivi],
];

/** Screens of the dashboard sections with public content, in all their states. */
export const publishingScreens: readonly Screen[] = [
  ...[...articles, ...galerie, ...vitrine, ...temoignages],
];

/** Screens of the login and of the dashboard sections about people, in all their states. */
export const officeScreens: readonly Screen[] = [
  ...[...loginScreens, ...inscriptions, ...inscriptionDialogs],
  ...[...bilan, ...campagne, ...users],
];

/** All screens. */
export const catalogue: readonly Screen[] = [
  ...[...siteScreens, ...publishingScreens, ...officeScreens],
];
