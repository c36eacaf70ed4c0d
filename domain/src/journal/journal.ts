import type { CalendarDay } from '../dates.ts';
import type { Role } from '../permissions.ts';

/**
 * Source of a request: `page` is a form sent without JavaScript, `operation` a command on an
 * operator's machine, `schedule` a nightly job.
 */
export type Channel = 'callable' | 'api' | 'page' | 'operation' | 'schedule';

/** Actions of the journal, with the collection of each. */
export const journalActions = {
  login: 'users',
  createUser: 'users',
  updateUser: 'users',
  deleteUser: 'users',
  createArticle: 'articles',
  updateArticle: 'articles',
  deleteArticle: 'articles',
  restoreArticle: 'articles',
  createPhoto: 'galerie',
  updatePhoto: 'galerie',
  deletePhoto: 'galerie',
  restorePhoto: 'galerie',
  createTemoignage: 'temoignages',
  updateTemoignage: 'temoignages',
  deleteTemoignage: 'temoignages',
  restoreTemoignage: 'temoignages',
  updateInscription: 'inscriptions',
  annotateInscription: 'inscriptions',
  noteContact: 'inscriptions',
  withdrawContact: 'inscriptions',
  deleteInscription: 'inscriptions',
  restoreInscription: 'inscriptions',
  viewInscription: 'inscriptions',
  listInscriptions: 'inscriptions',
  exportInscriptions: 'inscriptions',
  purgeInscription: 'inscriptions',
  accessPersonalData: 'inscriptions',
  erasePersonalData: 'inscriptions',
  requestCorrection: 'inscriptions',
  settleCorrection: 'inscriptions',
  saveCampaign: 'reglages',
  publishDecisions: 'reglages',
  createVitrinePhoto: 'vitrine',
  updateVitrinePhoto: 'vitrine',
  deleteVitrinePhoto: 'vitrine',
  restoreVitrinePhoto: 'vitrine',
  orderVitrine: 'vitrine',
} as const;
export type JournalAction = keyof typeof journalActions;
export type JournalCollection = (typeof journalActions)[JournalAction];

/** Fields whose changes the journal names; it never holds their values. */
const journalFields = [
  'answers',
  'statut',
  'note',
  'pieceManquante',
  'aVerifier',
  'partage',
  'email',
  'role',
  'isActive',
  'password',
] as const;
export type JournalField = (typeof journalFields)[number];

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Logged action, without the content of the records. */
export interface AuditEvent {
  readonly action: JournalAction;
  /** Document ids, where they can be listed. */
  readonly records: readonly string[];
  /**
   * Readable names of the records, which may have been deleted since: a username, a title, the
   * author of a testimonial; for an application only the reference.
   */
  readonly references?: readonly string[];
  readonly fields?: readonly JournalField[];
  /** Number of records, where `records` does not list them. */
  readonly count?: number;
  readonly format?: ExportFormat;
}

/** Filters of the journal; an absent one accepts every entry. */
export interface JournalFilters {
  /** A username. */
  readonly membre?: string | undefined;
  readonly action?: JournalAction | undefined;
  /** The first and the last day. */
  readonly du?: CalendarDay | undefined;
  readonly au?: CalendarDay | undefined;
}

/** Author of an action, with the role and the name at that moment. */
export interface Actor {
  /** Empty, like `username`, for an operator and a nightly job. */
  readonly uid: string;
  readonly username: string;
  /** Null for an operator and a nightly job. */
  readonly role: Role | null;
  readonly channel: Channel;
}

/** Journal entry; never changed after it was written. */
export interface JournalEntry<Instant = Date> extends AuditEvent, Actor {
  readonly id: string;
  readonly date: Instant;
  readonly collection: JournalCollection;
}
