import type { Emplacement } from '@centre/domain/vitrine/vitrine';
import { typeset } from '../../texts/typeset.ts';

interface PlaceTexts {
  readonly title: string;
  readonly lead: string;
  /** Note on the drawings that no photograph has replaced. */
  readonly rest: string;
}

const othersFollow = 'Les dessins qui restent suivent vos photographies.';

/** Texts of the Vitrine section. */
export const vitrineScreen = typeset({
  title: 'Vitrine',
  lead: 'Les photographies du centre, sur les pages du site. Un dessin tient chaque place jusque-là.',
  loading: 'Chargement de la vitrine…',
  places: {
    carrousel: {
      title: 'Carrousel de l’accueil',
      lead: 'En haut de la page d’accueil. La première photographie est vue de tous.',
      rest: othersFollow,
    },
    equipements: {
      title: 'Équipements',
      lead: 'Le bandeau des machines, plus bas sur la page d’accueil.',
      rest: othersFollow,
    },
    tetes: {
      title: 'Têtes de page',
      lead: 'En haut des pages des formations, des départements et du centre : une photographie chacune.',
      rest: 'Les autres pages gardent leur dessin.',
    },
    partenaires: {
      title: 'Logos des partenaires',
      lead: 'Sur la page d’accueil, à côté du nom de chaque partenaire.',
      rest: 'Un signe dessiné tient la place de ceux qui manquent.',
    },
  } satisfies Record<Emplacement, PlaceTexts>,
  count: (count: number, most: number) => `${count} sur ${most}`,
  empty: 'Aucune photographie : les dessins sont en place.',
  add: 'Ajouter une photographie',
  addLogo: 'Ajouter un logo',
  addTo: (add: string, title: string) => `${add} : ${title}`,
  full: 'Toutes les places sont prises : supprimez une image pour en ajouter une autre.',
  editOf: (title: string) => `Modifier « ${title} »`,
  deleteOf: (title: string) => `Supprimer « ${title} »`,
  upOf: (title: string) => `Monter « ${title} »`,
  downOf: (title: string) => `Descendre « ${title} »`,
  moved: (title: string, place: number, count: number) =>
    `« ${title} » : place ${place} sur ${count}.`,
});

/** Texts of the photograph form. */
export const vitrineForm = typeset({
  addTitle: 'Ajouter une photographie',
  editTitle: 'Modifier la photographie',
  addLogoTitle: 'Ajouter un logo',
  editLogoTitle: 'Modifier le logo',
  logo: 'Logo',
  ownPlaces: {
    tetes: { label: 'Page', choose: 'Choisir une page' },
    partenaires: { label: 'Partenaire', choose: 'Choisir un partenaire' },
  },
  altOfLogo: (partenaire: string) => `Logo : ${partenaire}`,
  restored: 'Vos textes ont été retrouvés. Choisissez à nouveau l’image.',
  image: 'Photographie',
  titre: 'Titre',
  titreHelp: 'Il se lit sous la photographie, sur la page.',
  texte: 'Texte',
  texteHelp: 'Une phrase courte, lue sur grand écran.',
  alt: 'Description',
  altHelp: 'Ce que montre la photographie, pour qui ne la voit pas.',
  credit: 'Crédit',
  creditHelp: 'Qui l’a prise, si cette personne veut être nommée.',
  crop: 'Cadrage',
  cropHelp:
    'Choisissez ce qui doit rester visible : la page montre la photographie en large, et en coupe les bords.',
  /** Crop positions, row by row. */
  positions: [
    'En haut à gauche',
    'En haut',
    'En haut à droite',
    'À gauche',
    'Centre',
    'À droite',
    'En bas à gauche',
    'En bas',
    'En bas à droite',
  ],
  preview: 'Sur la page',
});
