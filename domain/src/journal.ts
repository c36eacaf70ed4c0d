import type { Role } from './permissions.ts';

/**
 * Where somebody came in: at a callable function, at the HTTP API, or at no channel at all but
 * with the project's own keys, from an operator's machine or by the clock.
 */
export type Channel = 'callable' | 'api' | 'operation' | 'schedule';

/** What the journal tells of, and the collection of the records that it is about. */
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

/** What of a record was changed, as far as the journal says it: never from what to what. */
export const journalFields = [
  'answers',
  'statut',
  'email',
  'role',
  'isActive',
  'password',
] as const;
export type JournalField = (typeof journalFields)[number];

/** The kinds of files in which applications leave the dashboard. */
export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What somebody did, without anything that stands in the records themselves. */
export interface AuditEvent {
  readonly action: JournalAction;
  /** The identifiers of the records, where they can be named. */
  readonly records: readonly string[];
  /** The references of what was erased at somebody's request: they are how it is proved. */
  readonly references?: readonly string[];
  readonly fields?: readonly JournalField[];
  /** How many records were given out, where they are not named. */
  readonly count?: number;
  readonly format?: ExportFormat;
}

/** Who did it, as they were at that moment. */
export interface Actor {
  /** Empty, like the name, for an operator and for the clock. */
  readonly uid: string;
  readonly username: string;
  /** Null for them. */
  readonly role: Role | null;
  readonly channel: Channel;
}

/** A line of the journal: written once by the functions, and changed by nobody. */
export interface JournalEntry<Instant = Date> extends AuditEvent, Actor {
  readonly id: string;
  readonly date: Instant;
  readonly collection: JournalCollection;
}
