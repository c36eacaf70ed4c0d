import { centre, centrePath, type SocialNetwork } from '@centre/domain/centre';
import { fromMonths } from '@centre/domain/dates';

const { abbreviation, campaign, name, openingHours } = centre;

/** Texts of the layout of every public page. */
export const site = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  navigation: 'Navigation principale',
  home: `${abbreviation}, retour à l’accueil`,
  enrol: "S'inscrire",
  enrolPath: '/inscription',
  applied: 'Demande déjà envoyée\u00A0?',
  follow: 'Suivre ma demande',
  followPath: '/suivi',
  campaign: `Inscriptions ouvertes ${fromMonths(campaign.period)}`,
  hours: `Ouvert ${openingHours.days}, de ${openingHours.from} à ${openingHours.to}`,
  contact: 'Nous joindre',
  social: 'Nous suivre',
  search: 'Rechercher',
  searchDisabled: 'Recherche désactivée',
  rights: (year: string | undefined) => ['©', year, name].filter(Boolean).join(' '),
  loading: 'Chargement…',
} as const;

/** Labels of the pause button of the top bar. */
export const announcementLabels = {
  pause: 'Arrêter les annonces',
  play: 'Reprendre les annonces',
} as const;

/** Messages of the top bar, in turn. */
export const announcements = [site.campaign, name] as const;

export interface MenuItem {
  readonly label: string;
  readonly path: string;
}

export const navigation = [
  { label: `Le ${abbreviation}`, path: centrePath },
  { label: 'Acceuil', path: '/' },
  { label: 'Actualités', path: '/actualites' },
  { label: 'Formations', path: '/formation' },
  { label: 'Aux Entreprises', path: '/auxentreprise' },
  { label: 'Galerie', path: '/galerie' },
  { label: 'A propos', path: '/apropos' },
  { label: site.enrol, path: site.enrolPath },
] as const satisfies readonly MenuItem[];

export const networkNames = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  instagram: 'Instagram',
} as const satisfies Record<SocialNetwork, string>;

export const breadcrumb = {
  name: 'Fil d’Ariane',
  home: { label: 'Acceuil', path: '/' },
  formations: { label: 'Formations', path: '/formation' },
} as const;
