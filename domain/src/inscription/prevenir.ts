import { centre } from '../centre.ts';
import { calendarDayOf, dayMs, type CalendarDay } from '../dates.ts';
import type { InscriptionStatut } from './inscription.ts';
import { formatPhone } from '../phone.ts';
import { suiviAddress } from './reference.ts';

/** Reasons to contact an applicant. */
export const motifLabels = {
  decision: 'Décision publiée',
  piece: 'Pièce manquante',
} as const;
export type Motif = keyof typeof motifLabels;

/** Contact channels; they cost the centre nothing, because members use their own phones. */
export const voieLabels = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  appel: 'Appel',
  email: 'E-mail',
} as const;
export type Voie = keyof typeof voieLabels;

export const resultatLabels = {
  prevenu: 'Prévenu',
  sans_reponse: 'Pas de réponse',
} as const;
export type Resultat = keyof typeof resultatLabels;

/** Attempt to contact an applicant. */
export interface Contact {
  readonly motif: Motif;
  readonly voie: Voie;
  readonly resultat: Resultat;
  /** Username. */
  readonly par: string;
  readonly date: Date;
}

/** Missing paper of an application, with its author and date. */
export interface PieceManquante {
  readonly texte: string;
  /** Username. */
  readonly par: string;
  readonly date: Date;
}

/** Maximum of attempts in a record, which keeps the latest. */
export const maxContacts = 10;

/** Fields of an application that decide about its next contact. */
export interface Prevenable {
  readonly statut: InscriptionStatut;
  readonly dateTraitement?: Date | undefined;
  readonly dateInscription?: Date | undefined;
  readonly pieceManquante?: PieceManquante | undefined;
  readonly prevenu?: readonly Contact[] | undefined;
}

/** Next contact with an applicant: its reason and its first day. */
export interface APrevenir {
  readonly motif: Motif;
  readonly des: CalendarDay;
}

const motifs: readonly Motif[] = ['piece', 'decision'];

/** Start of a reason; earlier attempts were about another event. */
function sinceOf(motif: Motif, { statut, dateTraitement, pieceManquante }: Prevenable) {
  if (motif === 'piece') return pieceManquante?.date;
  return statut === 'en_attente' ? undefined : (dateTraitement ?? new Date(0));
}

/** Attempts about the current event of a reason, the latest last. */
function contactsAbout(motif: Motif, record: Prevenable): readonly Contact[] {
  const since = sinceOf(motif, record);
  if (!since) return [];
  return (record.prevenu ?? []).filter(
    (contact) => contact.motif === motif && contact.date >= since,
  );
}

/**
 * Next contact with the applicant: about a missing paper first, which may still be brought. Ignores
 * whether decisions are published. Undefined when there is no reason for a contact.
 */
export function aPrevenirOf(record: Prevenable): APrevenir | undefined {
  const motif = motifs.find(
    (one) =>
      sinceOf(one, record) !== undefined &&
      !contactsAbout(one, record).some(({ resultat }) => resultat === 'prevenu'),
  );
  if (!motif) return undefined;
  const lastTry = contactsAbout(motif, record).at(-1);
  // After an attempt without an answer, the next one is due a day later.
  const from = lastTry
    ? new Date(lastTry.date.getTime() + dayMs)
    : (record.dateInscription ?? new Date(0));
  return { motif, des: calendarDayOf(from) };
}

/** Message templates of the staff. */
export interface MessagesAPrevenir {
  readonly messageDecision: string;
  readonly messagePiece: string;
}

export const messageOf: Readonly<Record<Motif, keyof MessagesAPrevenir>> = {
  decision: 'messageDecision',
  piece: 'messagePiece',
};

/** Placeholders allowed in a template, where they stand in braces. */
export const placeholders: Readonly<Record<Motif, readonly string[]>> = {
  decision: ['prenom', 'reference', 'lien'],
  piece: ['prenom', 'reference', 'lien', 'piece'],
};

const [landline] = centre.phones;
const phone = formatPhone(landline);

/** Default templates until the direction saves its own; only letters of an SMS: see `smsText`. */
export const firstMessages: MessagesAPrevenir = {
  messageDecision: `Bonjour {prenom}, ici le ${centre.abbreviation} de ${centre.city}. La réponse à votre candidature {reference} est disponible. Pour la lire, ouvrez ce lien et donnez votre date de naissance : {lien}\nUne question ? Appelez-nous au ${phone}.`,
  messagePiece: `Bonjour {prenom}, ici le ${centre.abbreviation} de ${centre.city}. Il manque une pièce à votre dossier {reference} : {piece}. Merci de nous la remettre, ${centre.openingHours.days}. Votre dossier : {lien}\nUne question ? Appelez-nous au ${phone}.`,
};

const placeholder = /\{([^{}]*)\}/g;

/** Placeholders in `message` that its reason does not allow, with their braces. */
export function unknownPlaceholders(motif: Motif, message: string): string[] {
  return [...message.matchAll(placeholder)]
    .filter(([, name = '']) => !placeholders[motif].includes(name))
    .map(([whole]) => whole);
}

interface Person {
  readonly prenom: string;
  readonly reference: string;
  readonly pieceManquante?: Pick<PieceManquante, 'texte'> | undefined;
}

/** Values of the placeholders; `lien` comes before `reference`, which it contains. */
const valuesOf = ({ prenom, reference, pieceManquante }: Person): Record<string, string> => ({
  ...{ lien: suiviAddress(reference), reference },
  ...{ piece: pieceManquante?.texte ?? '', prenom },
});

/** Message for an applicant. It never contains the decision, which is not passed in. */
export function filledMessage(message: string, recipient: Person): string {
  const values = valuesOf(recipient);
  return message
    .replace(placeholder, (whole, name: string) => values[name] ?? whole)
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Replaces the applicant's data in a message by placeholders, for storage in a browser. */
export function templateOf(text: string, recipient: Person): string {
  const values = Object.entries(valuesOf(recipient)).filter(([, value]) => value !== '');
  return values.reduce(
    (message, [name, value]) => message.replaceAll(value, `{${name}}`),
    text,
  );
}
