import { articles } from './dashboard/articles.ts';
import { entrance } from './dashboard/entrance.ts';
import { galerie } from './dashboard/galerie.ts';
import { inscriptionDialogs } from './dashboard/inscription-dialogs.ts';
import { inscriptions } from './dashboard/inscriptions.ts';
import { temoignages } from './dashboard/temoignages.ts';
import { bilan } from './dashboard/bilan.ts';
import { campagne } from './dashboard/campagne.ts';
import { users } from './dashboard/users.ts';
import { vitrine } from './dashboard/vitrine.ts';
import type { Screen } from './screen.ts';
import { frame } from './site/frame.ts';
import { inscription } from './site/inscription.ts';
import { lists } from './site/lists.ts';
import { news } from './site/news.ts';
import { pages } from './site/pages.ts';
import { suivi } from './site/suivi.ts';

/** Every screen of the public site, in each of its states. */
export const siteScreens: readonly Screen[] = [
  ...pages,
  ...frame,
  ...news,
  ...lists,
  ...inscription,
  ...suivi,
];

/** Every screen of the sections that write for the public, in each of its states. */
export const publishingScreens: readonly Screen[] = [
  ...articles,
  ...galerie,
  ...vitrine,
  ...temoignages,
];

/** Every screen of the login and of the sections about people, in each of its states. */
export const officeScreens: readonly Screen[] = [
  ...entrance,
  ...inscriptions,
  ...inscriptionDialogs,
  ...bilan,
  ...campagne,
  ...users,
];

/** Every screen there is. */
export const catalogue: readonly Screen[] = [
  ...siteScreens,
  ...publishingScreens,
  ...officeScreens,
];
