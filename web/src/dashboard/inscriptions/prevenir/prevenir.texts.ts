import { formatDateTime } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import {
  placeholders,
  voieLabels,
  type Contact,
  type Motif,
} from '@centre/domain/inscription/prevenir';
import { centre } from '@centre/domain/centre';
import { typeset } from '../../../texts/typeset.ts';

const persons = (count: number) => (count < 2 ? `${count} personne` : `${count} personnes`);

const inParts = (count: number) =>
  `${count} ${count < 2 ? 'partie' : 'parties'}. Les signes qui le rendraient plus cher, comme ç, ê, œ, ɔ ou un emoji, y deviennent c, e, oe, o ou rien.`;

/** Queue of applicants to contact. */
export const prevenirTexts = typeset({
  back: 'Toutes les inscriptions',
  loading: 'Chargement des personnes à prévenir…',
  loadFailed: 'Les personnes à prévenir n’ont pas pu être chargées.',
  left: persons,
  empty: 'Personne à prévenir aujourd’hui',
  emptyHint:
    'Une personne paraît ici dès qu’une pièce lui manque, ou quand la décision de son dossier est publiée.',
  unpublished:
    'Les décisions de cette campagne ne sont pas encore publiées : seules les pièces manquantes paraissent ici.',
  missing: 'Cette inscription n’existe plus.',
  postponed: 'Vous avez remis les dernières personnes à plus tard',
  postponedHint: (count: number) => `${persons(count)} à prévenir encore.`,
  resume: 'Les reprendre',
  file: 'Voir le dossier',
  formation: 'Formation',
  telephone: 'Téléphone',
  guardianPhone: 'Téléphone du tuteur (mineur)',
  email: 'E-mail',
  piece: 'Pièce manquante',
  tries: 'Déjà essayé',
  none: 'Non renseigné',
  text: 'Message',
  textHelp:
    'Vous pouvez le changer pour cette personne. La décision n’y figure pas : elle se lit par le lien.',
  sms: (parts: number) => `SMS\u00A0: ${inParts(parts)}`,
  number: 'Numéro',
  applicant: (number: string) => `${number}, la personne elle-même`,
  guardian: (number: string, name: string) => `${number}, ${name}`,
  unreachable: 'Ni téléphone ni e-mail utilisable : complétez le dossier.',
  ways: 'Prévenir par',
  subject: 'Votre dossier d’inscription',
  asked: (voie: string) => `${voie} : la personne est-elle prévenue ?`,
  later: 'Plus tard',
  next: 'Personne suivante',
});

/** Missing paper and contacts, in the dialog of an application. */
export const contactTexts = typeset({
  section: 'Pièce manquante et contacts',
  piece: 'Pièce manquante',
  noPiece: 'Aucune',
  add: 'Indiquer une pièce',
  edit: 'Modifier la pièce',
  received: 'Pièce reçue',
  dialog: (name: string) => `Pièce manquante : ${name}`,
  help: 'La personne est à prévenir dès l’enregistrement. Écrivez la pièce comme elle doit la lire, par exemple « acte de naissance ».',
  usual: 'Pièces courantes',
  usualPieces: [
    'Extrait de naissance',
    'Certificat de nationalité',
    'Photo d’identité',
    'Copie du diplôme',
    'Relevé de notes',
    'Accord du tuteur',
  ],
  contacts: 'Contacts',
  noContact: 'Pas encore prévenu',
  withdraw: 'Retirer',
  withdrawQuestion: (line: string) =>
    `${line} : retirer ce contact ? La personne redevient à prévenir.`,
  reached: (date: string, par: string, voie: string) =>
    `Prévenu le ${date} par ${par} (${voie})`,
  tried: (date: string, par: string, voie: string) =>
    `Pas de réponse le ${date} à ${par} (${voie})`,
});

/** One attempt to contact an applicant: date, member and channel. */
export function contactLine({ resultat, date, par, voie }: Contact): string {
  const line = resultat === 'prevenu' ? contactTexts.reached : contactTexts.tried;
  return line(formatDateTime(date), par, voieLabels[voie]);
}

const ago = new Intl.RelativeTimeFormat('fr', { style: 'short' });

/** Latest attempt, relative to `at`: `Prévenue il y a 2 min par direction (WhatsApp)`. */
export function lastContact({ resultat, date, par, voie }: Contact, at: Date): string {
  const minutes = Math.max(0, Math.floor((at.getTime() - date.getTime()) / 60_000));
  const when =
    minutes === 0
      ? 'à l’instant'
      : minutes < 60
        ? ago.format(-minutes, 'minute')
        : minutes < 24 * 60
          ? ago.format(-Math.floor(minutes / 60), 'hour')
          : ago.format(-Math.floor(minutes / 24 / 60), 'day');
  const outcome = resultat === 'prevenu' ? 'Prévenue' : 'Pas de réponse';
  return `${outcome} ${when} par ${par} (${voieLabels[voie]})`;
}

/** Messages to applicants, in the form of the campaign. */
export const messageTexts = typeset({
  title: 'Messages aux candidats',
  lead: 'L’équipe les envoie une personne après l’autre, depuis « À prévenir ».',
  fields: {
    messageDecision: 'Message : décision publiée',
    messagePiece: 'Message : pièce manquante',
  },
  help: (motif: Motif) =>
    `${explained(motif)} ${limits.length.messageAPrevenir} caractères au plus, et jamais la décision elle-même.`,
  count: (count: number, most: number) => `${count} caractères sur ${most}`,
  sms: (parts: number) => `SMS de l’exemple\u00A0: ${inParts(parts)}`,
  preview: 'Exemple',
  unknown: 'Un exemple paraît ici quand le message est complet.',
  example: {
    prenom: 'Afi',
    reference: `${centre.abbreviation}-7KQ3-M4XH`,
    piece: 'acte de naissance',
  },
});

const meanings: Readonly<Record<string, string>> = {
  prenom: 'le prénom',
  reference: 'la référence',
  lien: 'l’adresse où lire la réponse (obligatoire)',
  piece: 'la pièce qui manque',
};

function explained(motif: Motif): string {
  const parts = placeholders[motif].map((name) => `{${name}} : ${meanings[name] ?? name}`);
  return `${parts.join(' ; ')}.`;
}
