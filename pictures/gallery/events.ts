import type { GalleryPicture } from '../gallery-pictures.ts';

/** Ceremonies, visits and school life. */
export const events: readonly GalleryPicture[] = [
  {
    categorie: 'Evènements',
    titre: 'Remise des diplômes',
    description:
      'La promotion sortante reçoit ses diplômes devant les familles et les entreprises partenaires.',
    alt: 'Dessin de quatre diplômés en toge et toque, diplôme à la main, entre deux palmiers.',
    scene: 'graduation',
    variant: 0,
    ground: 'green',
  },
  {
    categorie: 'Evènements',
    titre: 'Les majors de promotion',
    description: 'Les meilleurs apprenants de chaque filière sont appelés sur l’estrade.',
    alt: 'Dessin de diplômés alignés devant une grande roue dentée, trois diplômes levés.',
    scene: 'graduation',
    variant: 2,
    ground: 'paper',
  },
  {
    categorie: 'Evènements',
    titre: 'Rencontre avec les entreprises',
    description:
      'Les chefs d’atelier et les recruteurs préparent ensemble les stages de l’année.',
    alt: 'Dessin de quatre personnes autour d’une table où sont posés un plan et un casque.',
    scene: 'meeting',
    variant: 0,
    ground: 'paper',
  },
  {
    categorie: 'Evènements',
    titre: 'Signature d’un accord de stage',
    description:
      'Une entreprise de la zone industrielle s’engage à accueillir dix stagiaires par an.',
    alt: 'Dessin de deux personnes qui se serrent la main, entourées d’apprentis en salopette.',
    scene: 'meeting',
    variant: 2,
    ground: 'green',
  },
  {
    categorie: 'Evènements',
    titre: 'Journée portes ouvertes',
    description:
      'Parents et futurs élèves découvrent la cour, les ateliers et les salles de cours.',
    alt: 'Dessin de la cour du centre avec son bâtiment à galerie, un manguier et des palmiers.',
    scene: 'courtyard',
    variant: 0,
    ground: 'paper',
  },
  {
    categorie: 'Evènements',
    titre: 'Rentrée dans la cour',
    description: 'Les nouveaux apprenants se retrouvent le premier matin devant les ateliers.',
    alt: 'Dessin de groupes de jeunes devant un atelier au toit en dents de scie.',
    scene: 'courtyard',
    variant: 2,
    ground: 'green',
  },
  {
    categorie: 'Evènements',
    titre: 'Visite de la halle',
    description: 'Une délégation d’industriels parcourt la halle des ateliers en activité.',
    alt: 'Dessin de la halle des ateliers, ses fenêtres, ses lampes et ses tours.',
    scene: 'hall',
    variant: 0,
    ground: 'green',
  },
  {
    categorie: 'Evènements',
    titre: 'Conférence sur les métiers',
    description: 'Un ancien du centre raconte son parcours aux élèves de première année.',
    alt: 'Dessin d’apprenants assis à leurs tables, qui écoutent et prennent des notes.',
    scene: 'classroom',
    variant: 2,
    ground: 'paper',
  },
];
