import type { Role } from './permissions.ts';

/**
 * Where a request came from; `operation` is an operator's machine, `schedule` a nightly job.
 */
export type Channel = 'callable' | 'api' | 'operation' | 'schedule';

/** The actions of the journal, and the collection that each is about. */
export const journalActions = {
  login: 'users',
  createUser: 'users',
  updateUser: 'users',
  deleteUser: 'users',
  createArticle: 'articles',
  updateArticle: 'articles',
  deleteArticle: 'articles',
  createPhoto: 'galerie',
  updatePhoto: 'galerie',
  deletePhoto: 'galerie',
  createTemoignage: 'temoignages',
  updateTemoignage: 'temoignages',
  deleteTemoignage: 'temoignages',
  updateInscription: 'inscriptions',
  deleteInscription: 'inscriptions',
  viewInscription: 'inscriptions',
  listInscriptions: 'inscriptions',
  exportInscriptions: 'inscriptions',
  purgeInscription: 'inscriptions',
  accessPersonalData: 'inscriptions',
  erasePersonalData: 'inscriptions',
} as const;
export type JournalAction = keyof typeof journalActions;
export type JournalCollection = (typeof journalActions)[JournalAction];

/** The changed fields, as far as the journal names them; never their values. */
export const journalFields = [
  'answers',
  'statut',
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
  /** The references of what was erased on request, as the proof. */
  readonly references?: readonly string[];
  readonly fields?: readonly JournalField[];
  /** How many records, where they are not named. */
  readonly count?: number;
  readonly format?: ExportFormat;
}

/** Who acted, as they were at that moment. */
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
