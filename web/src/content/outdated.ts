import { typeset } from './typeset.ts';

/** Shown when code cannot be loaded: the network failed, or the site was deployed again. */
export const outdated = typeset({
  title: 'Page non affichée',
  text: 'La connexion a été coupée, ou le site vient d’être mis à jour. Rechargez la page : ce que vous avez saisi est conservé.',
  reload: 'Recharger',
});
