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

/** One application, kept up to date; `missing` when it is deleted or never was. */
type LiveInscription =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'success'; readonly record: InscriptionRecord };

/**
 * One application, kept up to date; an address that names none stays `loading`. Nothing listens
 * any more once it is closed.
 */
export function useInscription(id: string): LiveInscription {
  const [shown, setShown] = useState<{
    readonly id: string;
    readonly turn: number;
    readonly inscription: LiveInscription;
  }>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!/^[^/]+$/.test(id)) return undefined;
    const show = (inscription: LiveInscription) => setShown({ id, turn, inscription });
    const fail = (reason: string) => {
      console.error('The application cannot be read.', reason);
      show({ status: 'error', retry: () => setTurn((count) => count + 1) });
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
  }, [id, turn]);

  return shown?.id === id && shown.turn === turn ? shown.inscription : loading;
}

interface ReadOptions {
  readonly onProgress?: (read: number) => void;
  /** Stops before the next round. */
  readonly signal?: AbortSignal;
}

/** Ids that a query takes, and queries that run at the same time. */
const [idsOfQuery, parallel] = [30, 8];

/**
 * Records of these ids, in their order, without those that are no longer there.
 *
 * @throws an `AbortError` when the signal is aborted, and Firestore's errors.
 */
export async function readInscriptions(
  ids: readonly string[],
  { onProgress, signal }: ReadOptions = {},
): Promise<InscriptionRecord[]> {
  const records = new Map<string, InscriptionRecord>();
  for (const round of partsOf(ids, idsOfQuery * parallel)) {
    const found = await Promise.all(
      partsOf(round, idsOfQuery).map((part) => recordsWith(where(documentId(), 'in', part))),
    );
    // Chrome has `throwIfAborted` from 100 on only.
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

/** Likely duplicates that are compared at one time. */
const mostDuplicates = 20;

/** Records with one birthday that are looked at: many who do not know theirs say 1 January. */
const mostOfBirthday = 200;

/**
 * Other applications of any campaign with the same phone, or the same names and birthday; twenty
 * at most, the oldest first.
 */
export async function findDuplicates(record: InscriptionRecord): Promise<InscriptionRecord[]> {
  const { id, telephone, dateNaissance } = record;
  const numbers = storedNumbers(telephone);
  const found = await Promise.all([
    numbers.length > 0
      ? recordsWith(where('telephone', 'in', numbers), limit(mostDuplicates + 1))
      : [],
    dateNaissance === ''
      ? []
      : recordsWith(where('dateNaissance', '==', dateNaissance), limit(mostOfBirthday)),
  ]);
  const others = new Map(found.flat().map((other) => [other.id, other]));
  others.delete(id);
  return [...others.values()]
    .filter((other) => areLikelyDuplicates(record, other))
    .sort((a, b) => a.dateInscription.getTime() - b.dateInscription.getTime())
    .slice(0, mostDuplicates);
}

/** Answers to correct. */
export type InscriptionChanges = Partial<EnrolmentForm>;

/**
 * Corrects answers of an application, accepts or refuses it, or makes it wait again.
 *
 * @throws CallError whose `fields` name the answers that are refused.
 */
export async function updateInscription(
  id: string,
  changes: InscriptionChanges | { readonly statut: InscriptionStatut },
): Promise<void> {
  await call('dashboard/updateInscription', { id, ...changes });
}

/** What an application becomes, and what it was when the member decided. */
interface SeveralDecision {
  readonly id: string;
  readonly avant: InscriptionStatut;
  readonly statut: InscriptionStatut;
}

/**
 * Decides on `limits.decidedAtOnce` applications at most.
 *
 * @returns those that were not decided on, with the server's sentence.
 * @throws CallError
 */
export async function decideInscriptions(decisions: readonly SeveralDecision[]) {
  const { failures } = await call<{
    readonly failures: readonly { readonly id: string; readonly message: string }[];
  }>('dashboard/decideInscriptions', { decisions });
  return failures;
}

/** What the staff notes on an application. */
interface Annotation {
  /** The new text, and the one that its writer has read. */
  readonly note?: { readonly texte: string; readonly avant: string };
  /** Which paper is missing; empty once it came. */
  readonly pieceManquante?: string;
  /** Id of a likely duplicate that belongs to another person. */
  readonly autrePersonneQue?: string;
  /** Id of one that belongs to the same person after all. */
  readonly memePersonneQue?: string;
  /** Takes the mark away from an application that was to be checked. */
  readonly verifiee?: true;
}

/** @throws CallError whose code is `aborted` when another note was written meanwhile. */
export async function annotateInscription(id: string, annotation: Annotation): Promise<void> {
  await call('dashboard/annotateInscription', { id, ...annotation });
}

/**
 * Accepts or refuses what the applicant asked to have corrected.
 *
 * @param askedAt when the applicant asked for what the member has read.
 * @throws CallError whose code is `aborted` when that is not asked for any more.
 */
export async function settleCorrection(
  id: string,
  accepte: boolean,
  askedAt: Date,
): Promise<void> {
  await call('dashboard/settleCorrection', { id, accepte, demandeeLe: askedAt.toISOString() });
}

/**
 * Deletes an application for good: a screen that offers to undo it waits before it calls.
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
 * Notes a try to tell an applicant.
 *
 * @param username of the member: a colleague may have noted another try since.
 * @returns its date, which `withdrawContact` takes.
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

/** Takes back a try that was noted by mistake. */
export async function withdrawContact(id: string, date: Date): Promise<void> {
  await call('dashboard/withdrawContact', { id, date: date.toISOString() });
}

/** Person on the member's card: all of it outlives a reload of the tab. */
interface HeldPerson {
  readonly id: string;
  readonly motif: Motif;
  /** Way that was gone, which the card asks about. */
  readonly voie?: Voie | undefined;
  /** Message with its placeholders. */
  readonly message: string;
  /** Index of the number that was chosen. */
  readonly numero: number;
}

const draft = 'prevenir';

export function heldPerson(uid: string): HeldPerson | undefined {
  return readStaffDraft(uid, draft) as HeldPerson | undefined;
}

export const holdPerson = (uid: string, person: HeldPerson) =>
  keepStaffDraft(uid, draft, person);
export const releasePerson = (uid: string) => forgetStaffDraft(uid, draft);
