import { centre } from '@centre/domain/centre';
import { pictures, type DefaultSlide, type PictureName } from '../../texts/pictures.texts.ts';
import type { MenuItem } from '../../texts/site.texts.ts';
import { typeset } from '../../texts/typeset.ts';

// Texts of the static blocks.

const { abbreviation, city, country, figures, openedIn } = centre;

/** Texts of the first screen of the home page, and of the figures below it. */
export const hero = {
  kicker: `${abbreviation} · Centre public de formation · ${city}, ${country}`,
  title: 'Apprendre un métier de l’industrie',
  lead: 'BAC PRO, BTS et formations courtes, sur de vraies machines, avec des gens du métier.',
  enrol: "S'inscrire",
  until: (fin: string) => `Inscriptions ouvertes jusqu’au ${fin} inclus`,
  discover: 'Voir les formations',
  figuresTitle: 'Le centre en chiffres',
  figures: [
    { prefix: '', value: `${figures.trained}`, label: 'jeunes formés' },
    {
      prefix: 'plus de',
      value: `${figures.insertion}\u00A0%`,
      label: 'd’insertion professionnelle',
    },
    {
      prefix: 'plus de',
      value: `${figures.retrained}`,
      label: 'techniciens d’entreprise recyclés',
    },
    { prefix: '', value: `${openedIn}`, label: 'ouverture du centre' },
  ],
} as const;

export const mainPartners = {
  title: 'Nos partenaires',
  lead: 'Un établissement public, cofinancé et conduit avec ceux qui embauchent.',
} as const;

export const follow = { title: 'Suivez-nous', followers: 'abonnés' } as const;

/** Kind of training, with a link to its page. */
interface Offer extends MenuItem {
  readonly text: string;
  readonly picture: PictureName;
}

export const offerCards = typeset([
  {
    label: 'BacPro & BTS & Licence',
    text: 'Trois ans de la Seconde à la Terminale, deux ou trois ans de BTS, et bientôt la licence.',
    path: '/formation',
    picture: 'bacpro',
  },
  {
    label: 'Formation aux entreprises',
    text: 'Des sessions sur mesure pour vos équipes, dans nos ateliers ou sur votre site.',
    path: '/auxentreprise',
    picture: 'companies',
  },
  {
    label: 'Formation de courte durée',
    text: 'Un savoir-faire précis en quelques semaines, du soudage au froid, du carrelage au diesel.',
    path: '/courteduree',
    picture: 'shortCourses',
  },
  {
    label: 'Prestation de services',
    text: 'Audits de maintenance, usinage, dépannage : nos formateurs interviennent chez vous.',
    path: '/auxentreprise',
    picture: 'services',
  },
] as const satisfies readonly Offer[]);

const equipmentLabels = {
  equipmentController: 'Automate programmable et convoyeur',
  equipmentPump: 'Pompe d’injection en coupe',
  equipmentLathe: 'Tour parallèle d’usinage',
  equipmentCabinet: 'Armoire de commande électrique',
} as const satisfies Partial<Record<PictureName, string>>;

export const equipmentDrawings: readonly DefaultSlide[] = Object.entries(equipmentLabels).map(
  ([name, titre]) => {
    const picture = name as keyof typeof equipmentLabels;
    return { picture, alt: pictures[picture].alt, titre };
  },
);

export const statistics = {
  title: 'Des résultats qui se mesurent',
  /** Percent. */
  bars: [
    { label: 'Insertion professionnelle', value: 83 },
    { label: 'Taux de réussite', value: 98 },
    { label: 'Projet', value: 92 },
  ],
} as const;
