import { typeset } from './typeset.ts';

/** Shown when code cannot be loaded: the network failed, or the site was deployed again. */
export const outdated = typeset({
  title: 'Page non affichée',
  text: 'Cette page n’a pas pu être chargée : la connexion a été coupée, ou le site vient d’être mis à jour. Vérifiez la connexion, puis rechargez la page : ce que vous avez saisi est conservé.',
  form: 'L’inscription n’a pas été envoyée : la connexion a été coupée, ou le site vient d’être mis à jour. Vérifiez la connexion, puis rechargez la page : vos réponses sont conservées.',
  reload: 'Recharger',
});
