import { centre } from '@centre/domain/centre';
import { departments, type DepartmentPath } from './departments.ts';
import { nextStep } from './next-step.ts';
import type { SubjectPage } from './page.ts';
import type { PictureName } from './pictures.ts';
import { courseHours } from './programmes.ts';
import { typeset } from './typeset.ts';

const departmentPictures: Readonly<Record<DepartmentPath, PictureName>> = {
  '/electromecanique': 'electromecanique',
  '/chaudronerie': 'chaudronnerie',
  '/froid-climatisation': 'froid',
  '/mecanique-entretien': 'entretien',
  '/mecanique-diesel': 'diesel',
  '/maintenance': 'maintenance',
  '/qhse': 'qhse',
};

export const formations: SubjectPage = typeset({
  title: 'Formations',
  lead: 'Du premier métier à la maîtrise d’une installation : choisissez un niveau, puis un atelier. Partout, on apprend en faisant, sur les machines que l’on retrouvera dans les entreprises.',
  picture: 'formations',
  actions: [nextStep.enrol],
  facts: [
    { label: 'BAC PRO', value: '3 ans' },
    { label: 'BTS', value: '2 ou 3 ans' },
    { label: 'Cours du jour', value: courseHours.day },
    { label: 'Cours du soir', value: courseHours.evening },
  ],
  parts: [
    {
      id: 'niveaux',
      title: 'Quatre niveaux',
      intro: 'Chaque carte mène à la page du programme : conditions, durée, frais, options.',
      cards: [
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
      ],
    },
    {
      id: 'choisir',
      title: 'Par où commencer ?',
      intro: 'Partez de ce que vous avez aujourd’hui.',
    },
    {
      id: 'departements',
      title: 'Sept départements',
      intro:
        'Chaque département a ses ateliers, ses formateurs et ses machines. Sa page dit ce que l’on y apprend, cours par cours.',
      cards: departments.map(({ path, title, description }) => ({
        path,
        title,
        text: description,
        picture: departmentPictures[path],
      })),
    },
  ],
  next: { other: nextStep.contact },
});

/** A diploma and the programme that follows it. */
export const choices = typeset([
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
]);

/** For those who cannot choose between the departments. */
export const visit = typeset({
  title: 'Vous hésitez ?',
  text: 'Venez voir les ateliers en marche et parler aux formateurs. Une visite aide plus qu’une longue page.',
  label: 'Préparer une visite',
  path: '/contact',
});
