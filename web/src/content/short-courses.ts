import { centre } from '@centre/domain/centre';
import { courseHours } from './programmes.ts';
import { typeset } from './typeset.ts';

/** A trade that can be learnt in a short course. */
export interface Trade {
  readonly name: string;
  readonly text: string;
  /** How long it takes, roughly. */
  readonly duration: string;
}

/** Trades that belong together. */
export interface TradeField {
  readonly id: string;
  readonly name: string;
  readonly trades: readonly Trade[];
}

export const shortCourses = typeset({
  title: 'Formation de courte durée',
  lead: 'Un métier, un geste, une machine : on vient pour apprendre une chose et on repart en sachant la faire. Ouvert aux débutants, aux artisans et aux techniciens qui veulent se remettre à niveau.',
  facts: [
    { label: 'Domaines', value: '8' },
    { label: 'Durée', value: 'De 1 à 6 mois' },
    { label: 'Audit de maintenance', value: '30 jours environ' },
    { label: 'Cours', value: `${courseHours.day} ou ${courseHours.evening}` },
  ],
  tradesTitle: 'Les métiers, domaine par domaine',
  tradesIntro:
    'Les durées sont celles d’un groupe de débutants ; elles s’ajustent à ce que vous savez déjà.',
  index: 'Aller à un domaine',
  howTitle: 'Comment cela se passe',
  how: [
    {
      title: 'On se parle',
      text: 'Un formateur vous reçoit et regarde ce que vous savez faire. Dix minutes à l’établi valent mieux qu’un long questionnaire.',
    },
    {
      title: 'On fixe le but',
      text: 'Souder à plat, poser un climatiseur, lire un schéma : le résultat attendu est écrit, avec la durée et le prix.',
    },
    {
      title: 'On pratique',
      text: 'En petits groupes, sur machine, avec des exercices qui se terminent par un ouvrage que l’on garde ou que l’on met en service.',
    },
    {
      title: 'On vérifie',
      text: 'Une épreuve pratique clôt la formation. Une attestation du centre dit ce que vous savez faire.',
    },
  ],
  audit: {
    title: 'L’audit de maintenance',
    text: 'Une formation à part, pour les responsables d’entretien : inventorier un parc de machines, mesurer les arrêts et leurs coûts, bâtir un plan de maintenance et le défendre devant la direction.',
    facts: [
      { label: 'Durée', value: '30 jours environ' },
      { label: 'Pour qui', value: 'Techniciens et responsables de maintenance' },
      { label: 'Résultat', value: 'Un plan de maintenance pour votre propre atelier' },
    ],
  },
  companies: { label: 'Former toute une équipe', path: '/auxentreprise' },
  nextTitle: 'Une place dans le prochain groupe ?',
  nextText: `Les groupes se forment toute l’année. Appelez le ${centre.abbreviation} ou passez nous voir : nous vous dirons quand commence le vôtre.`,
});
