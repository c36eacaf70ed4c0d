import type { EnrolmentForm, InscriptionStatut } from '@centre/domain/inscription/inscription';
import { recordOf, type InscriptionRecord } from '@centre/domain/inscription/record';
import { areLikelyDuplicates } from '@centre/domain/registre/duplicates';
import { storedNumbers } from '@centre/domain/registre/search';
import { readAs } from '@centre/domain/content/stored-documents';
import {
  collection,
  doc,
  documentId,
  getDocsFromServer,
  limit,
  onSnapshot,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import type { NotedContact } from '@centre/domain/inscription/staff-schema';
import type { Motif, Voie } from '@centre/domain/inscription/prevenir';
import { call } from '../callables.ts';
import type { Deletion } from './corbeille.ts';
import { store } from './firestore.ts';
import { forgetStaffDraft, keepStaffDraft, readStaffDraft } from './staff-drafts.ts';

const inscriptions = collection(store, 'inscriptions');

const recordIn = readAs(recordOf);

async function recordsWith(...conditions: readonly QueryConstraint[]) {
  const { docs } = await getDocsFromServer(query(inscriptions, ...conditions));
  return docs.map(recordIn);
}

const loading = { status: 'loading' } as const;

/** Live application; `missing` when it was deleted or never existed. */
type LiveInscription =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'success'; readonly record: InscriptionRecord };

/**
 * Live application, until unmount. An id that is no valid document name stays `loading`.
 */
export function useInscription(id: string): LiveInscription {
  const [shown, setShown] = useState<{
    readonly id: string;
    readonly attempt: number;
    readonly inscription: LiveInscription;
  }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!/^[^/]+$/.test(id)) return undefined;
    const show = (inscription: LiveInscription) => setShown({ id, attempt, inscription });
    const fail = (reason: string) => {
      console.error('The application cannot be read.', reason);
      show({ status: 'error', retry: () => setAttempt((count) => count + 1) });
    };
    return onSnapshot(
      doc(inscriptions, id),
      (snapshot) => {
        if (snapshot.exists()) show({ status: 'success', record: recordIn(snapshot) });
        // Without a connection it is unknown whether the record still exists.
        else if (snapshot.metadata.fromCache) fail('no answer');
        else show({ status: 'missing' });
      },
      (error) => fail(error.code),
    );
  }, [id, attempt]);

  return shown?.id === id && shown.attempt === attempt ? shown.inscription : loading;
}

interface ReadOptions {
  readonly onProgress?: (read: number) => void;
  /** Aborts before the next round of queries. */
  readonly signal?: AbortSignal;
}

/** Maximum number of ids per query, and number of parallel queries. */
const [idsPerQuery, parallelQueries] = [30, 8];

/**
 * Records of these ids, in the given order, without deleted ones.
 *
 * @throws an `AbortError` when the signal is aborted, and Firestore's errors.
 */
export async function readInscriptions(
  ids: readonly string[],
  { onProgress, signal }: ReadOptions = {},
): Promise<InscriptionRecord[]> {
  const records = new Map<string, InscriptionRecord>();
  for (const round of partsOf(ids, idsPerQuery * parallelQueries)) {
    const found = await Promise.all(
      partsOf(round, idsPerQuery).map((part) => recordsWith(where(documentId(), 'in', part))),
    );
    // Chrome before 100 lacks `throwIfAborted`.
    if (signal?.aborted) throw new DOMException('The reading was stopped.', 'AbortError');
    for (const record of found.flat()) records.set(record.id, record);
    onProgress?.(records.size);
  }
  return ids.flatMap((id) => records.get(id) ?? []);
}

const partsOf = (ids: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  );

/** Maximum number of likely duplicates of an application. */
const maxDuplicates = 20;

/** Maximum number of records read by birth date: 1 January often stands for an unknown one. */
const maxWithBirthDate = 200;

/**
 * Other applications of any campaign with the same phone, or the same names and birth date;
 * twenty at most, oldest first.
 */
export async function findDuplicates(record: InscriptionRecord): Promise<InscriptionRecord[]> {
  const { id, telephone, dateNaissance } = record;
  const numbers = storedNumbers(telephone);
  const found = await Promise.all([
    numbers.length > 0
      ? recordsWith(where('telephone', 'in', numbers), limit(maxDuplicates + 1))
      : [],
    dateNaissance === ''
      ? []
      : recordsWith(where('dateNaissance', '==', dateNaissance), limit(maxWithBirthDate)),
  ]);
  const others = new Map(found.flat().map((other) => [other.id, other]));
  others.delete(id);
  return [...others.values()]
    .filter((other) => areLikelyDuplicates(record, other))
    .sort((a, b) => a.dateInscription.getTime() - b.dateInscription.getTime())
    .slice(0, maxDuplicates);
}

/** Answers to correct, by field. */
export type InscriptionChanges = Partial<EnrolmentForm>;

/**
 * Corrects answers of an application, or sets its status.
 *
 * @throws CallError whose `fields` are the refused answers.
 */
export async function updateInscription(
  id: string,
  changes: InscriptionChanges | { readonly statut: InscriptionStatut },
): Promise<void> {
  await call('dashboard/updateInscription', { id, ...changes });
}

/** New status of an application, with its status when the member decided. */
interface SeveralDecision {
  readonly id: string;
  readonly avant: InscriptionStatut;
  readonly statut: InscriptionStatut;
}

/**
 * Decides on several applications, `limits.decidedAtOnce` at most.
 *
 * @returns the applications left undecided, with the server's reasons.
 * @throws CallError
 */
export async function decideInscriptions(decisions: readonly SeveralDecision[]) {
  const { failures } = await call<{
    readonly failures: readonly { readonly id: string; readonly message: string }[];
  }>('dashboard/decideInscriptions', { decisions });
  return failures;
}

/** Change to the staff's notes on an application. */
interface Annotation {
  /** New text, and the text that the member had read (`avant`), to detect conflicts. */
  readonly note?: { readonly texte: string; readonly avant: string };
  /** Missing document; empty once it has been handed in. */
  readonly pieceManquante?: string;
  /** Id of a likely duplicate that is another person's. */
  readonly autrePersonneQue?: string;
  /** Id of a likely duplicate that is the same person's, which undoes the former. */
  readonly memePersonneQue?: string;
  /** Removes the mark 'to check'. */
  readonly verifiee?: true;
}

/** @throws CallError whose code is `aborted` when another note was written meanwhile. */
export async function annotateInscription(id: string, annotation: Annotation): Promise<void> {
  await call('dashboard/annotateInscription', { id, ...annotation });
}

/**
 * Accepts or refuses a correction requested by the applicant.
 *
 * @param askedAt date of the request that the member has read.
 * @throws CallError whose code is `aborted` when that request is no longer the current one.
 */
export async function settleCorrection(
  id: string,
  accepte: boolean,
  askedAt: Date,
): Promise<void> {
  await call('dashboard/settleCorrection', { id, accepte, demandeeLe: askedAt.toISOString() });
}

/**
 * Moves an application to the bin.
 *
 * @throws CallError
 */
export async function deleteInscription(id: string): Promise<Deletion> {
  return call('dashboard/deleteInscription', { id });
}

interface NoteAnswer {
  readonly inscription: {
    readonly prevenu: readonly (NotedContact & {
      readonly par: string;
      readonly date: string;
    })[];
  };
}

/**
 * Records an attempt to contact an applicant.
 *
 * @param username of the member, because a colleague may have recorded another attempt since.
 * @returns date of the record, the key for `withdrawContact`.
 */
export async function noteContact(
  id: string,
  contact: NotedContact,
  username: string,
): Promise<Date> {
  const { inscription } = await call<NoteAnswer>('dashboard/noteContact', { id, ...contact });
  const { motif, voie, resultat } = contact;
  const own = inscription.prevenu.findLast(
    (one) =>
      one.par === username &&
      one.motif === motif &&
      one.voie === voie &&
      one.resultat === resultat,
  );
  return new Date(own?.date ?? '');
}

/** Removes the record of an attempt to contact an applicant. */
export async function withdrawContact(id: string, date: Date): Promise<void> {
  await call('dashboard/withdrawContact', { id, date: date.toISOString() });
}

/** Applicant on the member's card in 'À prévenir'; the draft survives a reload of the tab. */
interface HeldPerson {
  readonly id: string;
  readonly motif: Motif;
  /** Contact channel just used, whose result the card asks for. */
  readonly voie?: Voie | undefined;
  /** Message text, with its placeholders. */
  readonly message: string;
  /** Index of the selected phone number. */
  readonly numero: number;
}

const draft = 'prevenir';

export function readContactDraft(uid: string): HeldPerson | undefined {
  return readStaffDraft(uid, draft) as HeldPerson | undefined;
}

export const saveContactDraft = (uid: string, person: HeldPerson) =>
  keepStaffDraft(uid, draft, person);
export const deleteContactDraft = (uid: string) => forgetStaffDraft(uid, draft);
