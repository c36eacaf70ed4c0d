import { typeset } from './typeset.ts';

/** Error page when code cannot be loaded, because of the network or a new deployment. */
export const outdated = typeset({
  title: 'Page non affichée',
  text: 'La connexion a été coupée, ou le site vient d’être mis à jour. Rechargez la page : ce que vous avez saisi est conservé.',
  /** Replaces `text` when loaded code fails. */
  broken:
    'Une erreur du site empêche d’afficher cette page. Rechargez-la : ce que vous avez saisi est conservé.',
  reload: 'Recharger',
});

/** Reasons of a failure, as the end of a sentence. */
export const reasons = typeset({
  offline: 'il n’y a pas de connexion. Réessayez quand le réseau sera revenu.',
  unfetched:
    'un fichier du site n’est pas arrivé : réseau trop faible, ou site mis à jour. Réessayez ; si cela ne suffit pas, rechargez la page.',
});
