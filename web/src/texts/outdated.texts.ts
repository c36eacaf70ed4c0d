import { typeset } from './typeset.ts';

/** Shown when code cannot be loaded: the network failed, or the site was deployed again. */
export const outdated = typeset({
  title: 'Page non affichée',
  text: 'La connexion a été coupée, ou le site vient d’être mis à jour. Rechargez la page : ce que vous avez saisi est conservé.',
  /** Shown instead when the code is there and fails. */
  broken:
    'Une erreur du site empêche d’afficher cette page. Rechargez-la : ce que vous avez saisi est conservé.',
  reload: 'Recharger',
});

/** Why something could not be made, as the end of a sentence. */
export const reasons = typeset({
  offline: 'il n’y a pas de connexion. Réessayez quand le réseau sera revenu.',
  unfetched:
    'un fichier du site n’est pas arrivé : réseau trop faible, ou site mis à jour. Réessayez ; si cela ne suffit pas, rechargez la page.',
});
