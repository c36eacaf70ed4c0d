import { articles } from './dashboard/articles.ts';
import { galerie, temoignages, vitrine } from './dashboard/content.ts';
import { inscriptionDialogs, inscriptions } from './dashboard/inscriptions.ts';
import { bilan, campagne, loginScreens, users } from './dashboard/office.ts';
import type { Screen } from './screen.ts';
import { inscription } from './site/inscription.ts';
import { pages } from './site/pages.ts';
import { frameScreens, galleries, news } from './site/states.ts';
import { suivi } from './site/suivi.ts';

/** Every screen of the public site, in each of its states. */
export const siteScreens: readonly Screen[] = [
  ...[...pages, ...frameScreens, ...news, ...galleries],
  ...[...inscription, ...suivi],
];

/** Every screen of the sections that write for the public, in each of its states. */
export const publishingScreens: readonly Screen[] = [
  ...[...articles, ...galerie, ...vitrine, ...temoignages],
];

/** Every screen of the login and of the sections about people, in each of its states. */
export const officeScreens: readonly Screen[] = [
  ...[...loginScreens, ...inscriptions, ...inscriptionDialogs],
  ...[...bilan, ...campagne, ...users],
];

/** Every screen there is. */
export const catalogue: readonly Screen[] = [
  ...[...siteScreens, ...publishingScreens, ...officeScreens],
];
