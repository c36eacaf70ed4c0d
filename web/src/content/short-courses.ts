import { centre } from '@centre/domain/centre';
import { nextStep } from './next-step.ts';
import type { SubjectPage } from './page.ts';
import { courseHours } from './programmes.ts';
import { trail } from './site.ts';
import { explained, typeset } from './typeset.ts';

export const shortCourses: SubjectPage = typeset({
  title: 'Formation de courte durée',
  lead: 'Un métier, un geste, une machine : on vient pour apprendre une chose et on repart en sachant la faire. Ouvert aux débutants, aux artisans et aux techniciens qui veulent se remettre à niveau.',
  picture: 'shortCourses',
  trail: [trail.formations],
  actions: [nextStep.contact, { label: 'Former toute une équipe', path: '/auxentreprise' }],
  facts: [
    { label: 'Domaines', value: '8' },
    { label: 'Durée', value: 'De 1 à 6 mois' },
    { label: 'Audit de maintenance', value: '30 jours environ' },
    { label: 'Cours', value: `${courseHours.day} ou ${courseHours.evening}` },
  ],
  parts: [
    {
      id: 'metiers',
      title: 'Les métiers, domaine par domaine',
      intro:
        'Les durées sont celles d’un groupe de débutants ; elles s’ajustent à ce que vous savez déjà.',
    },
    {
      id: 'deroulement',
      title: 'Comment cela se passe',
      steps: explained({
        'On se parle':
          'Un formateur vous reçoit et regarde ce que vous savez faire. Dix minutes à l’établi valent mieux qu’un long questionnaire.',
        'On fixe le but':
          'Souder à plat, poser un climatiseur, lire un schéma : le résultat attendu est écrit, avec la durée et le prix.',
        'On pratique':
          'En petits groupes, sur machine, avec des exercices qui se terminent par un ouvrage que l’on garde ou que l’on met en service.',
        'On vérifie':
          'Une épreuve pratique clôt la formation. Une attestation du centre dit ce que vous savez faire.',
      }),
    },
    {
      id: 'audit',
      picture: 'entretienDetail',
      title: 'L’audit de maintenance',
      intro:
        'Une formation à part, pour les responsables d’entretien : inventorier un parc de machines, mesurer les arrêts et leurs coûts, bâtir un plan de maintenance et le défendre devant la direction.',
      facts: [
        { label: 'Durée', value: '30 jours environ' },
        { label: 'Pour qui', value: 'Techniciens et responsables de maintenance' },
        { label: 'Résultat', value: 'Un plan de maintenance pour votre propre atelier' },
      ],
    },
  ],
  next: {
    title: 'Une place dans le prochain groupe ?',
    text: `Les groupes se forment toute l’année. Appelez le ${centre.abbreviation} ou passez nous voir : nous vous dirons quand commence le vôtre.`,
    action: nextStep.contact,
    other: nextStep.programmes,
  },
});
