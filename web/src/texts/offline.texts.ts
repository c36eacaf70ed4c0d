import type { PageText } from './pages.texts.ts';
import { typeset } from './typeset.ts';

/** Shown offline instead of a page that is not cached. */
export const offlinePage = typeset({
  title: 'Hors ligne',
  description: 'Cette page n’a pas encore été lue sur cet appareil.',
  lead: 'Pas de connexion, et cette page n’a pas encore été lue sur cet appareil. Celles qui l’ont été restent là.',
  /** Instead of the lead, after a form that was sent without scripts. */
  unanswered:
    'Pas de connexion : votre formulaire n’a pas eu de réponse. Revenez en arrière : vos réponses y sont encore. Envoyez-le de nouveau quand la connexion est là.',
  again: 'Réessayer',
  kept: 'Pages gardées sur cet appareil',
}) satisfies PageText;

/** The status banner. */
export const passing = typeset({
  offline: 'Hors ligne : dernière version lue',
  newVersion: 'Nouvelle version du site',
  reload: 'Recharger',
  later: 'Plus tard',
});

/** Where the offline page lists the pages that are kept; the service worker fills it in. */
export const keptPagesMark = '<!--pages-gardees-->';

/** The file that the service worker answers with instead of a page that is not cached. */
export const offlineFile = 'modeles/hors-ligne.html';
