import { centre } from '@centre/domain/centre';

export const dashboard = {
  title: 'Tableau de bord',
  /** What the browser calls the page that shows `screen`. */
  documentTitle: (screen: string) => `${screen} · Tableau de bord · ${centre.abbreviation}`,
  skip: 'Aller au contenu',
  site: 'Voir le site',
  appearance: {
    label: 'Apparence',
    choices: { automatique: 'Automatique', clair: 'Clair', sombre: 'Sombre' },
    title: (choice: string) => `Apparence : ${choice}`,
  },
  logOut: 'Déconnexion',
  leaving: 'Déconnexion…',
  sections: 'Sections',
  broken:
    'Cette section n’a pas pu être affichée : la connexion a été coupée, ou le site vient d’être mis à jour. Vérifiez la connexion, puis rechargez la page : ce que vous avez saisi est conservé. Les autres sections restent accessibles.',
  refreshing: 'Actualisation…',
  refreshedAt: (time: string) => `Actualisé : ${time}`,
} as const;
