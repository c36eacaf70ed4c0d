import { typeset } from './typeset.ts';

const minimum = 'Chrome 95, Firefox 102, Safari 15.4 ou plus récent';

/** Notices for browsers older than those of web/build/floor.ts. */
export const tooOld = typeset({
  site: `Votre navigateur est trop ancien pour une partie de ce site. Vous pouvez lire les pages et envoyer le formulaire d’inscription. Pour tout le reste, il faut ${minimum}.`,
  dashboard: `Ce navigateur est trop ancien pour le tableau de bord. Mettez-le à jour ou prenez-en un autre : ${minimum}.`,
});
