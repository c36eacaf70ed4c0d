import { centre } from '@centre/domain/centre';

export const dashboard = {
  title: 'Tableau de bord',
  documentTitle: `Tableau de bord · ${centre.abbreviation}`,
  site: 'Voir le site',
  logOut: 'Déconnexion',
  sections: 'Sections',
} as const;
