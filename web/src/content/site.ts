import { centre } from '@centre/domain/centre';

/** What every public page says around its content. */
export const site = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  navigation: 'Navigation principale',
  home: `${centre.abbreviation}, retour à l’accueil`,
  enrol: "S'inscrire",
  campaign: `Inscriptions ouvertes de ${centre.campaign.period}`,
  hours: `Ouvert ${centre.openingHours.days}, de ${centre.openingHours.from} à ${centre.openingHours.to}`,
  contact: 'Nous joindre',
  rights: (year: number) => `© ${year} ${centre.name}`,
  loading: 'Chargement…',
} as const;

/** The links of the main menu, in order. */
export const navigation = [
  { label: 'Acceuil', path: '/' },
  { label: "S'inscrire", path: '/inscription' },
] as const;
