import type { CalendarDay } from '../dates.ts';
import type { Role } from '../permissions.ts';

/**
 * Where a request came from; `page` is a form that was sent without scripts, `operation` an
 * operator's machine, `schedule` a nightly job.
 */
export type Channel = 'callable' | 'api' | 'page' | 'operation' | 'schedule';

/** The actions of the journal, and the collection that each is about. */
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

/** The changed fields, as far as the journal names them; never their values. */
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

/** An action, without the content of the records. */
export interface AuditEvent {
  readonly action: JournalAction;
  /** Their identifiers, where they can be named. */
  readonly records: readonly string[];
  /**
   * What people call the records, which may be gone: a username, a title, who testifies, and of
   * an applicant the reference alone.
   */
  readonly references?: readonly string[];
  readonly fields?: readonly JournalField[];
  /** How many records, where they are not named. */
  readonly count?: number;
  readonly format?: ExportFormat;
}

/** What a list of entries is narrowed to; what is absent narrows nothing. */
export interface JournalFilters {
  /** A username. */
  readonly membre?: string | undefined;
  readonly action?: JournalAction | undefined;
  /** The first and the last day. */
  readonly du?: CalendarDay | undefined;
  readonly au?: CalendarDay | undefined;
}

/** The member who acted, with the role and the name of that moment. */
export interface Actor {
  /** Empty, like the name, for an operator and a nightly job. */
  readonly uid: string;
  readonly username: string;
  /** Null for them. */
  readonly role: Role | null;
  readonly channel: Channel;
}

/** An entry of the journal, which nobody changes. */
export interface JournalEntry<Instant = Date> extends AuditEvent, Actor {
  readonly id: string;
  readonly date: Instant;
  readonly collection: JournalCollection;
}
