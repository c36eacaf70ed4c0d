import type { CampagneEtat } from '@centre/domain/campagne/campagne';
import { centre } from '@centre/domain/centre';
import { typeset } from '../../texts/typeset.ts';

export const campagneTab = typeset({
  title: 'Campagne d’inscription',
  lead: 'Ce que vous enregistrez ici paraît sur le site dans la minute, sans informaticien.',
  now: 'Ce que lit le public',
  /** Label of the preview of `suite` and `reponse`. */
  sentences: 'Le candidat lira',
  onceSaved: 'Ce qu’il lira après l’enregistrement',
  open: 'Formulaire ouvert',
  closed: 'Formulaire fermé',
  form: (annee: string) => `Campagne ${annee} : dates et état`,
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
    ouverture: 'Premier jour',
    cloture: 'Dernier jour, compris',
    prolongation: 'Nouveau dernier jour, si vous prolongez',
    prochaine: 'Annoncée une fois la campagne close ; le formulaire ouvre ce jour-là',
    confirmation: 'Dernier jour',
    suite: 'Début de la phrase du reçu : « Le secrétariat étudie votre demande. … »',
    reponse: 'Fin de la même phrase, et de « Vous aurez une réponse … »',
  },
  /** Duration of the chosen state; without a day, until it is changed. */
  holds: {
    automatique: () => `Ouvre et ferme tout seul, à minuit, heure de ${centre.city}.`,
    ouverte: (day?: string) =>
      day
        ? `Ouverte jusqu’au ${day}, puis selon les dates.`
        : 'Ouverte jusqu’à ce que vous changiez cet état, quelles que soient les dates.',
    fermee: (day?: string) =>
      day
        ? `Fermée jusqu’au ${day}, où les inscriptions ouvrent d’elles-mêmes.`
        : 'Fermée jusqu’à ce que vous changiez cet état.',
  } satisfies Record<CampagneEtat, (day?: string) => string>,
  /** Confirmation before the enrolment opens or closes. */
  turns: { open: 'Ouvrir les inscriptions', close: 'Fermer les inscriptions' },
  /** Confirmation when the state contradicts the dates. */
  contradiction: {
    title: 'L’état contredit les dates',
    ouverte:
      'Selon ses dates, la campagne est fermée aujourd’hui. L’état « Ouverte » l’ouvre quand même.',
    fermee:
      'Selon ses dates, la campagne est ouverte aujourd’hui. L’état « Fermée » la ferme quand même.',
    confirm: 'Enregistrer ainsi',
  },
  question: (turn: string, anneeScolaire: string) => `${turn} ${anneeScolaire} maintenant ?`,
  grace: 'Qui avait commencé avant la fermeture a deux heures de plus pour envoyer.',
});

/** Dialog of the next campaign. */
export const nextTexts = typeset({
  open: 'Ouvrir la prochaine campagne…',
  title: 'Ouvrir la prochaine campagne',
  left: (annee: string) => `Ce qui reste de la campagne ${annee}`,
  counting: 'Décompte…',
  waiting: (count: number, format: (count: number) => string) =>
    `${format(count)} ${count < 2 ? 'inscription' : 'inscriptions'} en attente`,
  published: 'Décisions publiées',
  unpublished: 'Décisions pas encore publiées',
  kept: 'Ces inscriptions restent dans la liste, sous leur campagne, et leurs décisions se publient encore ici.',
  readNow: 'Ce que lira le public dès l’enregistrement',
  readThen: (day: string) => `Ce qu’il lira le ${day}`,
  now: 'Ouvrir maintenant',
  later: 'Annoncer l’ouverture',
});

/** Form of the places per class. */
export const placesTexts = typeset({
  title: 'Places',
  lead: 'Facultatif : combien de candidats chaque classe peut accepter. Vous voyez alors ce qui reste à mesure que vous décidez.',
  save: 'Enregistrer les places',
  table: 'Places de chaque classe et spécialité',
  line: 'Spécialité',
  places: 'Places',
  accepted: 'Acceptées',
  left: 'Restantes',
  /** When more were accepted than there are places. */
  tooMany: (count: number) => `${count} de trop`,
});

/** Publication of the decisions. */
export const publicationTexts = typeset({
  title: (annee: string) => `Décisions ${annee}`,
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
