import type { PageText } from './pages.texts.ts';
import { typeset } from './typeset.ts';

/** Texts of the offline page, shown instead of a page that is not cached. */
export const offlinePage = typeset({
  title: 'Hors ligne',
  description: 'Cette page n’a pas encore été lue sur cet appareil.',
  lead: 'Pas de connexion, et cette page n’a pas encore été lue sur cet appareil. Celles qui l’ont été restent là.',
  /** Replaces the lead after a form was sent without scripts. */
  unanswered:
    'Pas de connexion : votre formulaire n’a pas eu de réponse. Revenez en arrière : vos réponses y sont encore. Envoyez-le de nouveau quand la connexion est là.',
  again: 'Réessayer',
  kept: 'Pages gardées sur cet appareil',
}) satisfies PageText;

/** Status banner. */
export const statusBanner = typeset({
  offline: 'Hors ligne : dernière version lue',
  newVersion: 'Nouvelle version du site',
  reload: 'Recharger',
  later: 'Plus tard',
});

/** Placeholder in the offline page that the service worker replaces by links to the cached pages. */
export const keptPagesMark = '<!--pages-gardees-->';

/** File of the offline page, below the public folder. */
export const offlineFile = 'modeles/hors-ligne.html';
