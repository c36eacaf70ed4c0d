import type { SceneName } from '../../../pictures/catalogue.ts';
import type { Ground } from '../../../pictures/palette.ts';

/** Which drawing of the series a page shows, and what it shows to those who cannot see it. */
export interface PictureUse {
  readonly scene: SceneName;
  /** One of the compositions of the scene, from 0. */
  readonly variant: number;
  readonly ground: Ground;
  readonly alt: string;
}

/** The pictures of the site. They are rendered when the site is built. */
export const pictures = {
  hero: {
    scene: 'teaching',
    variant: 0,
    ground: 'green',
    alt: 'Un formateur et ses apprentis devant une machine, dans l’atelier du centre',
  },
  article: { scene: 'hall', variant: 1, ground: 'paper', alt: '' },
  centre: {
    scene: 'courtyard',
    variant: 0,
    ground: 'green',
    alt: 'La cour du centre : bâtiments à galeries, palmiers et apprenants qui se retrouvent',
  },
  about: {
    scene: 'hall',
    variant: 0,
    ground: 'green',
    alt: 'Deux apprentis en salopette dans la grande halle des ateliers',
  },
  formations: {
    scene: 'graduation',
    variant: 0,
    ground: 'green',
    alt: 'De jeunes diplômés en toge, le diplôme à la main, sous une guirlande de fanions',
  },
  bts: {
    scene: 'computerRoom',
    variant: 0,
    ground: 'green',
    alt: 'Deux étudiants devant des écrans où s’affichent des plans de pièces',
  },
  btsThreeYears: {
    scene: 'drilling',
    variant: 0,
    ground: 'green',
    alt: 'Un poste de maintenance : perceuse à colonne et réducteur ouvert sur ses engrenages',
  },
  bacpro: {
    scene: 'classroom',
    variant: 0,
    ground: 'green',
    alt: 'Une formatrice au tableau devant une classe attentive',
  },
  licence: {
    scene: 'measuring',
    variant: 0,
    ground: 'green',
    alt: 'Un pied à coulisse, un micromètre et les pièces qu’ils contrôlent',
  },
  shortCourses: {
    scene: 'hands',
    variant: 0,
    ground: 'green',
    alt: 'Une main serre à la clé les boulons d’une bride',
  },
  companies: {
    scene: 'meeting',
    variant: 0,
    ground: 'green',
    alt: 'Une équipe du centre et des représentants d’une entreprise autour d’un plan',
  },
  electromecanique: {
    scene: 'motor',
    variant: 0,
    ground: 'green',
    alt: 'Un moteur triphasé en demi-coupe sur son banc d’essai',
  },
  chaudronnerie: {
    scene: 'boilermaking',
    variant: 0,
    ground: 'green',
    alt: 'Une tôle passe entre les rouleaux d’une rouleuse, à côté d’une cuve terminée',
  },
  froid: {
    scene: 'cold',
    variant: 0,
    ground: 'green',
    alt: 'Une installation frigorifique : compresseur, condenseur, évaporateur et manomètres',
  },
  entretien: {
    scene: 'lathe',
    variant: 0,
    ground: 'green',
    alt: 'Un arbre serré dans le mandrin d’un tour, l’outil en lève un copeau',
  },
  diesel: {
    scene: 'diesel',
    variant: 0,
    ground: 'green',
    alt: 'Un moteur diesel en coupe : pistons, bielles, vilebrequin et soupapes',
  },
  maintenance: {
    scene: 'hydraulics',
    variant: 0,
    ground: 'green',
    alt: 'Un vérin hydraulique en coupe, relié à son distributeur et à sa centrale',
  },
  qhse: {
    scene: 'safety',
    variant: 0,
    ground: 'green',
    alt: 'Des équipements de protection autour d’un bouclier : casque, gants, lunettes',
  },
  welding: {
    scene: 'welding',
    variant: 0,
    ground: 'green',
    alt: 'Une main gantée guide une torche de soudage, l’arc éclaire le joint',
  },
  services: {
    scene: 'pumpStation',
    variant: 0,
    ground: 'green',
    alt: 'Une station de pompage en coupe : pompe, conduites et château d’eau',
  },
  equipmentController: {
    scene: 'controller',
    variant: 1,
    ground: 'paper',
    alt: 'Un automate programmable et ses modules, reliés à un convoyeur',
  },
  equipmentPump: {
    scene: 'injectionPump',
    variant: 1,
    ground: 'paper',
    alt: 'Une pompe d’injection en coupe, avec ses éléments et son arbre à cames',
  },
  equipmentLathe: {
    scene: 'lathe',
    variant: 1,
    ground: 'paper',
    alt: 'Un tour parallèle et son chariot, vus de près',
  },
  equipmentCabinet: {
    scene: 'cabinet',
    variant: 1,
    ground: 'paper',
    alt: 'L’intérieur d’une armoire électrique : disjoncteurs, contacteurs et bornes',
  },
  electromecaniqueDetail: {
    scene: 'cabinet',
    variant: 0,
    ground: 'paper',
    alt: 'Une armoire électrique ouverte : disjoncteurs, contacteurs, goulottes et multimètre',
  },
  chaudronnerieDetail: {
    scene: 'welding',
    variant: 0,
    ground: 'paper',
    alt: 'Une main gantée guide une torche le long du joint entre deux tôles',
  },
  froidDetail: {
    scene: 'airConditioning',
    variant: 0,
    ground: 'paper',
    alt: 'Un technicien met en service un climatiseur, manomètres raccordés',
  },
  entretienDetail: {
    scene: 'measuring',
    variant: 0,
    ground: 'paper',
    alt: 'Un pied à coulisse et un micromètre contrôlent des pièces tournées',
  },
  dieselDetail: {
    scene: 'injectionPump',
    variant: 0,
    ground: 'paper',
    alt: 'Une pompe d’injection en ligne, en coupe, et ses injecteurs',
  },
  maintenanceDetail: {
    scene: 'controller',
    variant: 0,
    ground: 'paper',
    alt: 'Un automate programmable et ses modules, qui commandent un convoyeur',
  },
  qhseDetail: {
    scene: 'safety',
    variant: 1,
    ground: 'paper',
    alt: 'Un bouclier, des gants, des lunettes et un casque sur une table',
  },
} as const satisfies Record<string, PictureUse>;
export type PictureName = keyof typeof pictures;

export {
  defaultPortrait,
  pictureRatio,
  pictureUrl,
  pictureWidths,
  thumbnailWidth,
} from './picture-files.ts';
