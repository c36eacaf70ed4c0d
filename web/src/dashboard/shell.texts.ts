import { centre } from '@centre/domain/centre';
import { unsavedForm } from './common.texts.ts';

export const dashboard = {
  title: 'Tableau de bord',
  /** Title of the document, shown in the browser's tab. */
  documentTitle: (screen: string) => `${screen} · Tableau de bord · ${centre.abbreviation}`,
  skip: 'Aller au contenu',
  site: 'Voir le site',
  logOut: 'Déconnexion',
  loggingOut: 'Déconnexion…',
  /** Confirmation before a log-out that interrupts a form. */
  unsaved: {
    title: 'Saisie non enregistrée',
    question: 'Elle vous attendra dans cet onglet, sans images ni mots de passe.',
    confirm: 'Se déconnecter',
    cancel: unsavedForm.cancel,
  },
  sections: 'Sections',
  /** Labels of the sections and their sub-pages, by path. */
  labels: {
    articles: 'Articles',
    inscriptions: 'Inscriptions',
    bilan: 'Bilan',
    galerie: 'Galerie',
    vitrine: 'Vitrine',
    temoignages: 'Témoignages',
    campagne: 'Campagne',
    users: 'Utilisateurs',
    'inscriptions/prevenir': 'À prévenir',
    'users/demandes': 'Demandes des personnes',
    'users/journal': 'Journal',
  },
  loadFailed:
    'Cette section n’a pas pu être affichée\u00A0: connexion coupée, ou site mis à jour. Vérifiez la connexion, puis rechargez\u00A0: votre saisie est conservée. Les autres sections restent accessibles.',
  renderFailed:
    'Une erreur du site empêche d’afficher cette section. Rechargez\u00A0: votre saisie est conservée. Les autres sections restent accessibles.',
  refreshing: 'Actualisation…',
  refreshedAt: (time: string) => `Actualisé : ${time}`,
} as const;
