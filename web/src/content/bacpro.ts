import { programmes } from '@centre/domain/inscription';
import type { DepartmentPath } from './departments.ts';
import { nextStep } from './next-step.ts';
import type { SubjectPage } from './page.ts';
import { courseHours } from './programmes.ts';
import { trail } from './site.ts';
import { typeset } from './typeset.ts';

type BacproSpeciality = (typeof programmes.bacpro.specialites)[number];

/** The specialities of the BAC PRO, with the departments that teach them. */
const specialities: Record<
  BacproSpeciality,
  { readonly path: DepartmentPath; readonly text: string }
> = {
  Électromécanique: {
    path: '/electromecanique',
    text: 'Câbler une armoire, raccorder un moteur, trouver pourquoi il ne démarre pas.',
  },
  Chaudronnerie: {
    path: '/chaudronerie',
    text: 'Passer d’une tôle et d’un plan à une cuve étanche, une charpente, une tuyauterie.',
  },
  'Froid et Climatisation': {
    path: '/froid-climatisation',
    text: 'Poser un climatiseur, charger un circuit, garder une chambre froide à température.',
  },
  'Mécanique et Entretien': {
    path: '/mecanique-entretien',
    text: 'Tourner, fraiser, ajuster : fabriquer la pièce et la monter sur la machine.',
  },
  'Mécanique Diesel': {
    path: '/mecanique-diesel',
    text: 'Ouvrir un moteur, mesurer son usure, le refermer et l’entendre repartir rond.',
  },
  'Maintenance Industrielle': {
    path: '/maintenance',
    text: 'Suivre une ligne de production, prévenir la panne, réparer vite quand elle vient.',
  },
};

export const bacpro: SubjectPage = typeset({
  title: 'BAC PRO',
  lead: 'Trois ans pour apprendre un métier sans quitter l’école : on garde le français, les mathématiques et l’anglais, on y ajoute l’atelier, le dessin technique et les stages.',
  picture: 'bacpro',
  trail: [trail.formations],
  actions: [nextStep.enrol],
  facts: [
    { label: 'Durée', value: '3 ans' },
    { label: 'Classes', value: 'Seconde, Première, Terminale' },
    { label: 'Entrée', value: 'BEPC' },
    { label: 'Cours', value: courseHours.day },
  ],
  parts: [
    {
      id: 'annees',
      title: 'Trois années, trois marches',
      steps: [
        {
          title: 'Découvrir',
          mark: 'Seconde',
          text: 'Les gestes de base, la sécurité, la lecture de plan. On passe par plusieurs postes de l’atelier avant de s’installer au sien.',
        },
        {
          title: 'S’entraîner',
          mark: 'Première',
          text: 'Des travaux complets, du plan à la pièce contrôlée, et un premier stage : les horaires, l’équipe et les machines d’une entreprise.',
        },
        {
          title: 'Maîtriser',
          mark: 'Terminale',
          text: 'Diagnostics, projets et second stage. L’année se termine par l’examen, avec une épreuve pratique à l’établi.',
        },
      ],
    },
    {
      id: 'specialites',
      title: 'Les spécialités',
      intro:
        'La spécialité se choisit à l’inscription et se garde jusqu’à l’examen. Chaque nom mène au département.',
      columns: 3,
      cards: programmes.bacpro.specialites.map((title) => ({ title, ...specialities[title] })),
    },
    {
      id: 'programme',
      title: 'Ce que l’on apprend',
      list: [
        'Technologie et pratique d’atelier de la spécialité',
        'Dessin technique, lecture de plans et dessin assisté par ordinateur',
        'Mathématiques et sciences physiques appliquées',
        'Français, anglais technique, expression',
        'Santé, sécurité au travail, environnement',
        'Gestion, recherche d’emploi, création d’activité',
      ],
    },
    {
      id: 'entree',
      title: 'S’inscrire en Seconde',
      picture: 'about',
      facts: [
        { label: 'Diplôme', value: 'BEPC' },
        { label: 'Classes ouvertes', value: 'Seconde, Première, Terminale' },
        { label: 'Cours', value: `Du jour, ${courseHours.day}` },
        {
          label: 'Frais',
          value: 'Communiqués par le secrétariat',
          note: 'Appelez ou passez nous voir : le montant dépend de la classe.',
        },
      ],
    },
    {
      id: 'apres',
      title: 'Et après ?',
      intro:
        'Le BAC PRO ouvre la porte d’un atelier dès l’été. Il ouvre aussi celle du BTS, ici même, pour aller jusqu’au diplôme de technicien supérieur.',
      link: { label: 'Voir le BTS', path: '/bts' },
    },
  ],
  next: { other: nextStep.programmes },
});
