import { typeset } from '../../texts/typeset.ts';

export const campagneTab = typeset({
  label: 'Campagne',
  title: 'Campagne d’inscription',
  lead: 'Ce que vous enregistrez ici paraît sur le site dans la minute, sans informaticien.',
  now: 'Ce que lit le public',
  /** Above the sentences that two fields make. */
  sentences: 'Le candidat lira',
  onceSaved: 'Ce qu’il lira après l’enregistrement',
  open: 'Ouverte en ce moment',
  closed: 'Fermée en ce moment',
  form: 'Dates et état',
  fields: {
    anneeScolaire: 'Année scolaire',
    etat: 'État',
    ouverture: 'Ouverture',
    cloture: 'Fermeture',
    prolongation: 'Prolongation',
    prochaine: 'Prochaine ouverture',
    confirmation: 'Confirmation des places',
    suite: 'Que se passe-t-il ensuite, et par quel moyen ?',
    reponse: 'Quand le candidat a-t-il une réponse ?',
  },
  help: {
    anneeScolaire: 'Comme 2025-2026',
    etat: '« Selon les dates » ouvre et ferme tout seul, à minuit, heure de Lomé.',
    ouverture: 'Premier jour',
    cloture: 'Dernier jour, compris',
    prolongation: 'Nouveau dernier jour, si vous prolongez',
    prochaine: 'Annoncée quand cette campagne est close',
    confirmation: 'Dernier jour',
    suite: 'Début de la phrase du reçu : « Le secrétariat étudie votre demande. … »',
    reponse: 'Fin de la même phrase, et de « Vous aurez une réponse … »',
  },
  /** Asked before the enrolment opens or closes. */
  turns: { open: 'Ouvrir les inscriptions', close: 'Fermer les inscriptions' },
  question: (turn: string, anneeScolaire: string) => `${turn} ${anneeScolaire} maintenant ?`,
  grace: 'Qui avait commencé avant la fermeture a deux heures de plus pour envoyer.',
});

/** How many can be accepted. */
export const placesWords = typeset({
  title: 'Places',
  lead: 'Facultatif : combien de candidats chaque classe peut accepter. Vous voyez alors ce qui reste à mesure que vous décidez.',
  save: 'Enregistrer les places',
  table: 'Places de chaque classe et spécialité',
  line: 'Spécialité',
  places: 'Places',
  accepted: 'Acceptées',
  left: 'Restantes',
  /** More were accepted than there are places. */
  tooMany: (count: number) => `${count} de trop`,
});

/** What applicants may know of the decisions. */
export const publicationWords = typeset({
  title: 'Décisions',
  published: 'Publiées',
  unpublished: 'Pas encore publiées',
  lead: 'Avant la publication, personne ne peut apprendre une décision. Voici ce que chaque groupe lira sur la page de suivi, et combien ils sont.',
  publishedLead:
    'Chaque candidat lit sa décision sur la page de suivi. Une décision prise ou changée maintenant s’y lit tout de suite.',
  groups: { acceptee: 'Acceptées', refusee: 'Refusées', en_attente: 'Encore en attente' },
  publish: 'Publier les décisions',
  question: (annee: string, acceptees: number, refusees: number) =>
    `Publier les décisions ${annee} ? ${acceptees} candidats liront qu’ils sont acceptés, ${refusees} que leur demande n’a pas été retenue. Cela ne se reprend pas.`,
});
