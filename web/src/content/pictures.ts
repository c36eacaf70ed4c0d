/** Which picture a page shows, and what it shows to those who cannot see it. */
interface PictureUse {
  /** In web/pictures, without the kind of file. */
  readonly source: string;
  readonly alt: string;
}

/** The pictures of the site. The build makes all their sizes. */
export const pictures = {
  hero: {
    source: 'accueil/accueil-1',
    alt: 'Un formateur et ses apprentis devant une machine, dans l’atelier du centre',
  },
  article: { source: 'actualites/sans-image', alt: '' },
  centre: {
    source: 'centre/cour',
    alt: 'La cour du centre : bâtiments à galeries, palmiers et apprenants qui se retrouvent',
  },
  about: {
    source: 'centre/halle',
    alt: 'Deux apprentis en salopette dans la grande halle des ateliers',
  },
  formations: {
    source: 'formations/formations',
    alt: 'De jeunes diplômés en toge, le diplôme à la main, sous une guirlande de fanions',
  },
  bts: {
    source: 'formations/bts',
    alt: 'Deux étudiants devant des écrans où s’affichent des plans de pièces',
  },
  btsThreeYears: {
    source: 'formations/bts-3-ans',
    alt: 'Un poste de maintenance : perceuse à colonne et réducteur ouvert sur ses engrenages',
  },
  bacpro: {
    source: 'formations/bac-pro',
    alt: 'Une formatrice au tableau devant une classe attentive',
  },
  licence: {
    source: 'formations/licence',
    alt: 'Un pied à coulisse, un micromètre et les pièces qu’ils contrôlent',
  },
  shortCourses: {
    source: 'formations/courte-duree',
    alt: 'Une main serre à la clé les boulons d’une bride',
  },
  companies: {
    source: 'formations/entreprises',
    alt: 'Une équipe du centre et des représentants d’une entreprise autour d’un plan',
  },
  electromecanique: {
    source: 'metiers/electromecanique',
    alt: 'Un moteur triphasé en demi-coupe sur son banc d’essai',
  },
  chaudronnerie: {
    source: 'metiers/chaudronnerie',
    alt: 'Une tôle passe entre les rouleaux d’une rouleuse, à côté d’une cuve terminée',
  },
  froid: {
    source: 'metiers/froid',
    alt: 'Une installation frigorifique : compresseur, condenseur, évaporateur et manomètres',
  },
  entretien: {
    source: 'metiers/entretien',
    alt: 'Un arbre serré dans le mandrin d’un tour, l’outil en lève un copeau',
  },
  diesel: {
    source: 'metiers/diesel',
    alt: 'Un moteur diesel en coupe : pistons, bielles, vilebrequin et soupapes',
  },
  maintenance: {
    source: 'metiers/maintenance',
    alt: 'Un vérin hydraulique en coupe, relié à son distributeur et à sa centrale',
  },
  qhse: {
    source: 'metiers/qhse',
    alt: 'Des équipements de protection autour d’un bouclier : casque, gants, lunettes',
  },
  welding: {
    source: 'accueil/accueil-2',
    alt: 'Une main gantée guide une torche de soudage, l’arc éclaire le joint',
  },
  services: {
    source: 'accueil/services',
    alt: 'Une station de pompage en coupe : pompe, conduites et château d’eau',
  },
  equipmentController: {
    source: 'accueil/equipement-automate',
    alt: 'Un automate programmable et ses modules, reliés à un convoyeur',
  },
  equipmentPump: {
    source: 'accueil/equipement-pompe',
    alt: 'Une pompe d’injection en coupe, avec ses éléments et son arbre à cames',
  },
  equipmentLathe: {
    source: 'accueil/equipement-tour',
    alt: 'Un tour parallèle et son chariot, vus de près',
  },
  equipmentCabinet: {
    source: 'accueil/equipement-armoire',
    alt: 'L’intérieur d’une armoire électrique : disjoncteurs, contacteurs et bornes',
  },
  electromecaniqueDetail: {
    source: 'metiers/electromecanique-detail',
    alt: 'Une armoire électrique ouverte : disjoncteurs, contacteurs, goulottes et multimètre',
  },
  chaudronnerieDetail: {
    source: 'metiers/chaudronnerie-detail',
    alt: 'Une main gantée guide une torche le long du joint entre deux tôles',
  },
  froidDetail: {
    source: 'metiers/froid-detail',
    alt: 'Un technicien met en service un climatiseur, manomètres raccordés',
  },
  entretienDetail: {
    source: 'metiers/entretien-detail',
    alt: 'Un pied à coulisse et un micromètre contrôlent des pièces tournées',
  },
  dieselDetail: {
    source: 'metiers/diesel-detail',
    alt: 'Une pompe d’injection en ligne, en coupe, et ses injecteurs',
  },
  maintenanceDetail: {
    source: 'metiers/maintenance-detail',
    alt: 'Un automate programmable et ses modules, qui commandent un convoyeur',
  },
  qhseDetail: {
    source: 'metiers/qhse-detail',
    alt: 'Un bouclier, des gants, des lunettes et un casque sur une table',
  },
} as const satisfies Record<string, PictureUse>;
export type PictureName = keyof typeof pictures;
