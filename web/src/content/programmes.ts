import { centre } from '@centre/domain/centre';
import type { DepartmentPath } from './departments.ts';
import type { PictureName } from './pictures.ts';
import type { Explanation, FactText } from './programme.ts';
import { typeset } from './typeset.ts';

/** Hours of the two kinds of course. */
export const courseHours = { day: '8h-16h', evening: '17h-21h' } as const;

/** Fees, as the centre writes amounts. */
export const fees = {
  registration: '10.000F',
  tuition: { btsTwoYears: '450.000F', btsThreeYears: '350.000F' },
} as const;

/** How one gets into a BTS. */
export const entrySteps = typeset([
  {
    title: 'Étude de dossier',
    text: 'Vos diplômes, vos relevés de notes et votre motivation sont lus un par un.',
  },
  {
    title: 'Présélection',
    text: 'Les dossiers retenus sont appelés ; le secrétariat vous prévient par téléphone ou par e-mail.',
  },
  {
    title: 'Concours écrit',
    text: 'Une épreuve écrite départage les candidats : calcul, sciences, français, raisonnement technique.',
  },
] as const satisfies readonly Explanation[]);

/** What both BTS pages say in the same words. */
export const btsPage = typeset({
  options: 'Les options',
  entry: 'Conditions d’entrée',
  profile: 'Profil d’entrée',
  modality: 'Modalité d’entrée',
  fees: 'Frais et durée',
  registration: 'Inscription',
  tuition: 'Scolarité + assurance EPI',
  feesIntro:
    'Le montant de la scolarité comprend l’assurance et les EPI, vos équipements de protection individuelle : salopette, chaussures, gants, lunettes.',
  flyerTitle: 'Le programme sur une page',
  flyerText:
    'Une image à garder dans le téléphone, à imprimer ou à envoyer à un ami : options, frais, conditions d’entrée et contacts.',
  flyerLead: 'Technicien supérieur de l’industrie, de jour ou le soir',
  flyer: 'Enregister un Flyers',
  flyerAlt: 'Aperçu du flyer du',
  department: 'Voir le département',
});

const hoursText = `Jour ${courseHours.day}, soir ${courseHours.evening}`;

/** The lines on fees and hours of a BTS whose tuition and duration are given. */
export function btsFees(tuition: string, duration: string): readonly FactText[] {
  return [
    { label: btsPage.registration, value: fees.registration },
    { label: btsPage.tuition, value: tuition },
    { label: 'Durée', value: duration },
    {
      label: 'Horaires',
      value: hoursText,
      note: 'Les cours du soir sont pensés pour ceux qui travaillent déjà.',
    },
  ];
}

interface LevelCard {
  readonly title: string;
  readonly kicker: string;
  readonly text: string;
  readonly path: string;
  readonly picture: PictureName;
}

export const formations = typeset({
  title: 'Formations',
  lead: 'Du premier métier à la maîtrise d’une installation : choisissez un niveau, puis un atelier. Partout, on apprend en faisant, sur les machines que l’on retrouvera dans les entreprises.',
  facts: [
    { label: 'BAC PRO', value: '3 ans' },
    { label: 'BTS', value: '2 ou 3 ans' },
    { label: 'Cours du jour', value: courseHours.day },
    { label: 'Cours du soir', value: courseHours.evening },
  ],
  levelsTitle: 'Quatre niveaux',
  levelsIntro: 'Chaque carte mène à la page du programme : conditions, durée, frais, options.',
  levels: [
    {
      title: 'BAC PRO',
      kicker: 'Après le BEPC',
      text: 'Trois ans, de la Seconde à la Terminale, pour entrer dans un atelier avec un diplôme ou poursuivre en BTS.',
      path: '/bacpro',
      picture: 'bacpro',
    },
    {
      title: 'BTS',
      kicker: 'Après le BAC, ou après le BEPC en 3 ans',
      text: 'Le technicien supérieur : celui qui comprend l’installation entière, la dépanne et l’améliore.',
      path: '/bts',
      picture: 'bts',
    },
    {
      title: 'LICENCE',
      kicker: 'Bientôt',
      text: 'Une année pour encadrer une équipe et conduire des projets de maintenance. Le programme se prépare.',
      path: '/licence',
      picture: 'licence',
    },
    {
      title: 'FORMATION DE COURTE DURÉE',
      kicker: 'Sans condition de diplôme',
      text: 'Quelques semaines ou quelques mois pour un geste précis : souder, câbler, poser, peindre, régler.',
      path: '/courteduree',
      picture: 'shortCourses',
    },
  ] satisfies readonly LevelCard[],
  choiceTitle: 'Par où commencer ?',
  choiceIntro: 'Partez de ce que vous avez aujourd’hui.',
  choice: [
    { from: 'Le BEPC', to: 'BAC PRO en 3 ans', path: '/bacpro' },
    { from: 'Le BEPC, et 14 ans ou plus', to: 'BTS en 3 ans', path: '/bts-3-ans' },
    {
      from: 'Un BAC technique ou scientifique',
      to: 'BTS en 2 ans, 1ère année',
      path: '/bts',
    },
    {
      from: `Un BP obtenu au ${centre.abbreviation}`,
      to: 'BTS en 2 ans, 2ème année',
      path: '/bts',
    },
    {
      from: 'L’envie d’apprendre un geste, vite',
      to: 'Formation de courte durée',
      path: '/courteduree',
    },
    { from: 'Une équipe à former', to: 'Formation aux entreprises', path: '/auxentreprise' },
  ],
  departmentsTitle: 'Sept départements',
  departmentsIntro:
    'Chaque département a ses ateliers, ses formateurs et ses machines. Sa page dit ce que l’on y apprend, cours par cours.',
  visit: {
    title: 'Vous hésitez ?',
    text: 'Venez voir les ateliers en marche et parler aux formateurs. Une visite aide plus qu’une longue page.',
    label: 'Préparer une visite',
    path: '/contact',
  },
  departmentPictures: {
    '/electromecanique': 'electromecanique',
    '/chaudronerie': 'chaudronnerie',
    '/froid-climatisation': 'froid',
    '/mecanique-entretien': 'entretien',
    '/mecanique-diesel': 'diesel',
    '/maintenance': 'maintenance',
    '/qhse': 'qhse',
  } satisfies Record<DepartmentPath, PictureName>,
});
