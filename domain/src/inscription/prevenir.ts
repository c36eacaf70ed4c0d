import { centre } from '../centre.ts';
import { calendarDayOf, dayMs, type CalendarDay } from '../dates.ts';
import type { InscriptionStatut } from './inscription.ts';
import { formatPhone } from '../phone.ts';
import { suiviAddress } from './reference.ts';

/** What an applicant is to be told of. */
export const motifLabels = {
  decision: 'Décision publiée',
  piece: 'Pièce manquante',
} as const;
export type Motif = keyof typeof motifLabels;

/** By which way; none costs the centre anything but the member's own phone. */
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

/** One try to tell an applicant. */
export interface Contact {
  readonly motif: Motif;
  readonly voie: Voie;
  readonly resultat: Resultat;
  /** Username. */
  readonly par: string;
  readonly date: Date;
}

/** Which paper is missing, said by whom and when. */
export interface PieceManquante {
  readonly texte: string;
  /** Username. */
  readonly par: string;
  readonly date: Date;
}

/** Tries that a record keeps, the latest. */
export const keptContacts = 10;

/** What the queue looks at in an application. */
export interface Prevenable {
  readonly statut: InscriptionStatut;
  readonly dateTraitement?: Date | undefined;
  readonly dateInscription?: Date | undefined;
  readonly pieceManquante?: PieceManquante | undefined;
  readonly prevenu?: readonly Contact[] | undefined;
}

/** What somebody is to be told of, and from which day on. */
export interface APrevenir {
  readonly motif: Motif;
  readonly des: CalendarDay;
}

const motifs: readonly Motif[] = ['piece', 'decision'];

/** Since when there is something to tell: an earlier try was about something else. */
function sinceOf(motif: Motif, { statut, dateTraitement, pieceManquante }: Prevenable) {
  if (motif === 'piece') return pieceManquante?.date;
  return statut === 'en_attente' ? undefined : (dateTraitement ?? new Date(0));
}

/** The tries about what is to be told now, the latest last. */
function contactsAbout(motif: Motif, record: Prevenable): readonly Contact[] {
  const since = sinceOf(motif, record);
  if (!since) return [];
  return (record.prevenu ?? []).filter(
    (contact) => contact.motif === motif && contact.date >= since,
  );
}

/**
 * What the applicant is to be told of next: a missing paper first, which may still be brought.
 * Whether decisions are published is not looked at. Undefined when there is nothing to tell.
 */
export function aPrevenirOf(record: Prevenable): APrevenir | undefined {
  const motif = motifs.find(
    (one) =>
      sinceOf(one, record) !== undefined &&
      !contactsAbout(one, record).some(({ resultat }) => resultat === 'prevenu'),
  );
  if (!motif) return undefined;
  const lastTry = contactsAbout(motif, record).at(-1);
  // Nobody answered: tomorrow again.
  const from = lastTry
    ? new Date(lastTry.date.getTime() + dayMs)
    : (record.dateInscription ?? new Date(0));
  return { motif, des: calendarDayOf(from) };
}

/** The texts that the staff sends, with their placeholders. */
export interface MessagesAPrevenir {
  readonly messageDecision: string;
  readonly messagePiece: string;
}

export const messageOf: Readonly<Record<Motif, keyof MessagesAPrevenir>> = {
  decision: 'messageDecision',
  piece: 'messagePiece',
};

/** What the texts may name in braces. */
export const placeholders: Readonly<Record<Motif, readonly string[]>> = {
  decision: ['prenom', 'reference', 'lien'],
  piece: ['prenom', 'reference', 'lien', 'piece'],
};

const [landline] = centre.phones;
const phone = formatPhone(landline);

/** Until the direction writes its own. Their letters are those of an SMS: see `smsText`. */
export const firstMessages: MessagesAPrevenir = {
  messageDecision: `Bonjour {prenom}, ici le ${centre.abbreviation} de ${centre.city}. La réponse à votre candidature {reference} est disponible. Pour la lire, ouvrez ce lien et donnez votre date de naissance : {lien}\nUne question ? Appelez-nous au ${phone}.`,
  messagePiece: `Bonjour {prenom}, ici le ${centre.abbreviation} de ${centre.city}. Il manque une pièce à votre dossier {reference} : {piece}. Merci de nous la remettre, ${centre.openingHours.days}. Votre dossier : {lien}\nUne question ? Appelez-nous au ${phone}.`,
};

const placeholder = /\{([^{}]*)\}/g;

/** The placeholders in `message` that nothing is known of, with their braces. */
export function unknownPlaceholders(motif: Motif, message: string): string[] {
  return [...message.matchAll(placeholder)]
    .filter(([, name = '']) => !placeholders[motif].includes(name))
    .map(([whole]) => whole);
}

interface Told {
  readonly prenom: string;
  readonly reference: string;
  readonly pieceManquante?: Pick<PieceManquante, 'texte'> | undefined;
}

/** What stands for each placeholder, the longest that hold others first. */
const valuesOf = ({ prenom, reference, pieceManquante }: Told): Record<string, string> => ({
  ...{ lien: suiviAddress(reference), reference },
  ...{ piece: pieceManquante?.texte ?? '', prenom },
});

/** The text for one applicant. It never says what was decided: nothing here knows. */
export function filledMessage(message: string, told: Told): string {
  const values = valuesOf(told);
  return message
    .replace(placeholder, (whole, name: string) => values[name] ?? whole)
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Text for one applicant with placeholders for what it says of them, to be kept in a browser. */
export function unfilledMessage(text: string, told: Told): string {
  const values = Object.entries(valuesOf(told)).filter(([, value]) => value !== '');
  return values.reduce(
    (message, [name, value]) => message.replaceAll(value, `{${name}}`),
    text,
  );
}
