import { centre } from '@centre/domain/centre';
import { site } from './site.texts.ts';

/** Title and description of a page, for tabs, bookmarks and search engines. */
export interface PageText {
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
}

const { abbreviation, city, name } = centre;

/** Title of a page that shows the errors of a sent form. */
export const refusedTitle = (title: string) => `Erreur\u00A0: ${title}`;

export const pages = {
  home: {
    title: 'Accueil',
    description: `${name} à ${city} : BAC PRO, BTS et formations courtes pour l’industrie. Inscription en ligne.`,
  },
  centre: {
    title: `Le ${abbreviation}`,
    description: `Histoire, missions et organisation du ${name}, établissement public ouvert à ${city} en ${centre.openedIn}.`,
  },
  about: {
    title: 'A propos',
    description: `Ce que le ${abbreviation} propose, à qui, et comment : spécialités, équipements, débouchés.`,
  },
  formations: {
    title: 'Formations',
    description: `Toutes les formations du ${abbreviation} : BAC PRO en 3 ans, BTS en 2 ou 3 ans, licence et formations de courte durée.`,
  },
  bts: {
    title: 'BTS en 2 ans',
    description: `Options, conditions d’entrée et frais du BTS en 2 ans au ${abbreviation}, en cours du jour ou du soir.`,
  },
  btsThreeYears: {
    title: 'BTS en 3 ans',
    description: `Options, conditions d’entrée et frais du BTS en 3 ans au ${abbreviation}, après le BEPC.`,
  },
  bacpro: {
    title: 'BAC PRO',
    description: `Le BAC PRO du ${abbreviation} : trois ans, de la Seconde à la Terminale, dans les métiers de l’industrie.`,
  },
  licence: {
    title: 'Licence',
    description: `La licence professionnelle du ${abbreviation} arrive bientôt.`,
  },
  shortCourses: {
    title: 'Formations de courte durée',
    description: `Se former vite à un métier : chaudronnerie, électromécanique, froid, diesel, eau, bâtiment. Les formations courtes du ${abbreviation}.`,
  },
  companies: {
    title: 'Aux entreprises',
    description: `Formation du personnel, audits de maintenance et prestations techniques du ${abbreviation} pour les entreprises.`,
  },
  gallery: {
    title: 'Galerie',
    description: `Les ateliers, les machines et la vie du ${abbreviation} en images.`,
  },
  news: {
    title: 'Actualités',
    description: `Les nouvelles du ${abbreviation} : vie du centre, technologie, partenariats, inscriptions.`,
  },
  temoignages: {
    title: 'Témoignages',
    description: `D’anciens apprenants du ${abbreviation} racontent leur formation et leur métier.`,
  },
  contact: {
    title: 'Contact',
    description: `Adresse, téléphones, horaires et plan d’accès du ${abbreviation} à ${city}.`,
  },
  inscription: {
    title: 'Inscription',
    description: `Inscrivez-vous en ligne au ${abbreviation} : BTS et BAC PRO.`,
  },
  suivi: {
    title: site.follow,
    description: `Où en est votre demande d’inscription au ${abbreviation} ?`,
  },
  testImages: { title: 'Essai des images', description: 'Écran d’essai.' },
  testCarousel: { title: 'Essai du carrousel', description: 'Écran d’essai.' },
  notFound: {
    title: 'Page introuvable',
    description: 'Cette adresse ne mène à aucune page du site.',
  },
} as const satisfies Record<string, PageText>;
