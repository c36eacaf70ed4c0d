import type { PageText } from './pages.ts';
import { typeset } from './typeset.ts';

/** Instead of a page that this device has never read, while it is offline. */
export const offlinePage = typeset({
  title: 'Hors ligne',
  description: 'Cette page n’a pas encore été lue sur cet appareil.',
  lead: 'Pas de connexion, et cette page n’a pas encore été lue sur cet appareil. Celles qui l’ont été restent là.',
  again: 'Réessayer',
  kept: 'Pages gardées sur cet appareil',
}) satisfies PageText;

/** What is said, in passing, of what came from this device or is to come from the server. */
export const passing = typeset({
  offline: 'Hors ligne : dernière version lue',
  newVersion: 'Nouvelle version du site',
  reload: 'Recharger',
  later: 'Plus tard',
});

/** Where the offline page lists the pages that are kept; the service worker fills it in. */
export const keptPagesMark = '<!--pages-gardees-->';

/** Where the service worker finds what it shows instead of a page that it does not have. */
export const offlineFile = 'modeles/hors-ligne.html';
