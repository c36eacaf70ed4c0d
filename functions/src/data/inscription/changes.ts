import { FieldValue, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { CommandError } from '@centre/domain/command-error';
import type { EnrolmentForm, InscriptionStatut } from '@centre/domain/inscription/inscription';
import {
  derivedFields,
  answersIn,
  recordOf,
  type InscriptionRecord,
  type RequestedCorrection,
} from '@centre/domain/inscription/record';
import { sharedKeys } from '@centre/domain/inscription/search-index';
import type { Decisions } from '@centre/domain/inscription/staff-schema';
import type { Actor, JournalAction, JournalField } from '@centre/domain/journal/journal';
import type { Contact, PieceManquante } from '@centre/domain/inscription/prevenir';
import { serverMessages } from '@centre/domain/messages/server';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { withDates } from '@centre/domain/content/stored-documents';
import { normalizeText } from '@centre/domain/typed-text';
import { calendarDayOf } from '@centre/domain/dates';
import { recordIncident } from '../../incident.ts';
import { firestore } from '../admin.ts';
import { addToBilan, countedIn } from '../bilan/bilan.ts';
import { addEntry } from '../journal/journal.ts';
import {
  derivedOf,
  documentsOf,
  existing,
  namedInJournal,
  recordIn,
  searchCopies,
} from './documents.ts';
import {
  markDuplicates,
  recomputeDuplicateFlags,
  joinDuplicateGroups,
  leaveDuplicateGroups,
  duplicateGroupsOf,
} from './duplicate-groups.ts';
import { unchanged, optimisticWrite } from '../optimistic-write.ts';

export interface Change {
  readonly answers: Partial<EnrolmentForm>;
  readonly statut?: InscriptionStatut | undefined;
  /** Of the answers as the applicant sends them. */
  readonly empreinte?: string;
  readonly consentement?: DocumentData;
  readonly note?: DocumentData | FieldValue;
  /** What the applicant asks to have corrected; null once that is settled. */
  readonly correction?: RequestedCorrection['answers'] | null;
  /** Null once it came. */
  readonly pieceManquante?: PieceManquante | null;
  readonly prevenu?: readonly Contact[];
  /** Somebody has looked at it. */
  readonly aVerifier?: readonly [];
  readonly partage?: readonly string[];
}

/**
 * Changes an application; concurrent changes are made one after the other.
 *
 * @throws CommandError `not-found`, and what `changeOf` throws.
 */
export async function changeInscription(
  id: string,
  by: Actor,
  changeOf: (form: EnrolmentForm, snapshot: DocumentSnapshot) => Change,
): Promise<InscriptionRecord> {
  const { joined, left } = await optimisticWrite('an application', async () => {
    const snapshot = await existing(id);
    const before = recordIn(snapshot);
    const {
      answers,
      statut = before.statut,
      correction,
      ...others
    } = changeOf(answersIn(before), snapshot);
    const isDecided = statut !== before.statut;
    const changes = {
      ...answers,
      ...others,
      ...(correction !== undefined && { correction: correctionField(correction) }),
      ...derivedAnew(answersIn(before), answers),
      ...(isDecided && { statut, ...decision(statut, before.statut, by.username) }),
    };
    const keys = duplicateGroupsOf(before);
    const nothing = { joined: [], left: [] };
    if (Object.keys(changes).length === 0) return { result: nothing };
    const counted = countedIn(snapshot);
    const jour = counted?.jour ?? calendarDayOf(before.dateInscription);
    const fields = { ...changes, compteLe: jour };
    const batch = firestore().batch();
    const {
      prevenu = before.prevenu,
      aVerifier = before.aVerifier,
      partage = before.partage,
      pieceManquante = before.pieceManquante,
    } = others;
    const after = {
      ...{ ...before, ...answers, statut, prevenu, aVerifier, partage },
      pieceManquante: pieceManquante ?? undefined,
      ...(isDecided && { dateTraitement: new Date() }),
      ...(correction !== undefined && { correction: correction ?? undefined }),
    };
    const now = duplicateGroupsOf(after);
    const result = {
      joined: now.filter((key) => !keys.includes(key)),
      left: keys.filter((key) => !now.includes(key)),
    };
    const index: unknown = snapshot.get('index');
    const documents = documentsOf({ ...snapshot.data(), ...fields }, after);
    batch.update(snapshot.ref, { ...fields, ...derivedOf(documents) }, unchanged(snapshot));
    batch.set(searchCopies().doc(id), withoutDeletions(documents.copy));
    addToBilan(batch, counted, { record: recordOf(id, withDates(documents.record)), jour });
    // An application that was not indexed is in no group yet.
    if (result.joined.length > 0 || index === undefined) joinDuplicateGroups(batch, after);
    await leaveDuplicateGroups(batch, id, result.left);
    const noted = annotations.filter((field) => field in others);
    const isWithdrawn = prevenu.length < before.prevenu.length;
    const action = isWithdrawn ? 'withdrawContact' : actionOf(others, correction);
    addEntry(batch, by, {
      action,
      ...namedInJournal(before),
      ...(!('prevenu' in others) && {
        fields: [...changedFields(answers, isDecided), ...noted],
      }),
    });
    return { batch, result };
  });
  if (joined.length > 0) await markDuplicates(joined);
  if (left.length > 0) await recomputeDuplicateFlags(left, id);
  return recordIn(await existing(id));
}

/** An application that could not be changed with the others, and why. */
interface Failure {
  readonly id: string;
  readonly message: string;
}

/**
 * Decides on several applications, each by itself; one that somebody else has decided on since
 * the member looked stays as it is.
 *
 * @returns those that were not decided on.
 */
export async function decideOnEach(decisions: Decisions, by: Actor): Promise<Failure[]> {
  const decide = ({ id, avant, statut }: Decisions[number]) =>
    changeInscription(id, by, (_, snapshot) => {
      if (recordIn(snapshot).statut !== avant) {
        throw new CommandError('aborted', serverMessages.decidedMeanwhile);
      }
      return { answers: {}, statut };
    }).then(
      () => [],
      (error: unknown) => {
        if (error instanceof CommandError) return [{ id, message: error.message }];
        recordIncident(error, 'decideInscriptions');
        return [{ id, message: staffInscriptionMessages.statutFailed }];
      },
    );
  return (await pLimit(decidedTogether).map(decisions, decide)).flat();
}

// Their writes share the documents of the figures.
const decidedTogether = 10;

const annotations = ['note', 'pieceManquante', 'aVerifier', 'partage'] as const;

function actionOf(changed: object, correction: Change['correction']): JournalAction {
  if (correction !== undefined) return correction ? 'requestCorrection' : 'settleCorrection';
  if ('prevenu' in changed) return 'noteContact';
  return annotations.some((field) => field in changed)
    ? 'annotateInscription'
    : 'updateInscription';
}

interface Annotation {
  readonly note?: { readonly texte: string; readonly avant: string } | undefined;
  readonly pieceManquante?: string | undefined;
  readonly autrePersonneQue?: string | undefined;
  readonly memePersonneQue?: string | undefined;
  readonly verifiee?: true | undefined;
}

/**
 * Changes the staff's note on an application, which an empty text removes, or which paper is
 * missing, or says that it was looked at, or is another person's than its likely duplicate.
 *
 * @throws CommandError `not-found`; `aborted` when the note is not the text any more that its
 * writer had read.
 */
export async function annotateInscription(
  id: string,
  { note, pieceManquante: piece, autrePersonneQue, memePersonneQue, verifiee }: Annotation,
  by: Actor,
): Promise<InscriptionRecord> {
  const [stranger, same] = await Promise.all(
    [autrePersonneQue, memePersonneQue].map(
      async (other) => other && recordIn(await existing(other)),
    ),
  );
  return changeInscription(id, by, (_, snapshot) => {
    const before = recordIn(snapshot);
    const texte = before.note?.texte ?? '';
    const partage = [
      ...before.partage.filter((key) => !same || !sharedKeys(before, same).includes(key)),
      ...(stranger ? sharedKeys(before, stranger) : []),
    ];
    const isNew = note !== undefined && note.texte !== texte;
    if (isNew && note.avant !== normalizeText(texte)) {
      throw new CommandError('aborted', serverMessages.noteStale);
    }
    return {
      answers: {},
      ...(isNew && { note: noteOf(note.texte, by) }),
      // Written down again, it is to be told again.
      ...(piece !== undefined &&
        (piece !== '' || before.pieceManquante) && {
          pieceManquante:
            piece === '' ? null : { texte: piece, par: by.username, date: new Date() },
        }),
      ...((stranger ?? same) && { partage: [...new Set(partage)] }),
      ...(verifiee && before.aVerifier.length > 0 && { aVerifier: [] as const }),
    };
  });
}

function correctionField(correction: RequestedCorrection['answers'] | null) {
  if (correction === null) return FieldValue.delete();
  return { ...correction, date: FieldValue.serverTimestamp() };
}

function noteOf(texte: string, { username }: Actor) {
  if (texte === '') return FieldValue.delete();
  return { texte, par: username, date: FieldValue.serverTimestamp() };
}

function changedFields(answers: Change['answers'], isDecided: boolean): JournalField[] {
  return [
    ...(Object.keys(answers).length > 0 ? (['answers'] as const) : []),
    ...(isDecided ? (['statut'] as const) : []),
  ];
}

const choices = ['parcours', 'classe', 'specialite', 'modalite'] as const;

/** The derived fields of the changed answers; those of an older record stay otherwise. */
function derivedAnew(form: EnrolmentForm, answers: Partial<EnrolmentForm>) {
  const { formation, niveau, motivation } = derivedFields({ ...form, ...answers });
  return {
    ...(choices.some((field) => field in answers) && { formation, niveau }),
    ...('autresFormations' in answers && { motivation }),
  };
}

/** Whether the applicant can read what was decided. */
function decision(statut: InscriptionStatut, before: InscriptionStatut, by: string) {
  const now = FieldValue.serverTimestamp();
  return {
    ...(statut === 'en_attente'
      ? { dateTraitement: FieldValue.delete(), traitePar: FieldValue.delete() }
      : { dateTraitement: now, traitePar: by }),
    ...(before !== 'en_attente' && { decisionRemplaceeLe: now }),
  };
}

function withoutDeletions(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(fields).filter(
    ([, value]) => !(value instanceof FieldValue && value.isEqual(FieldValue.delete())),
  );
  return Object.fromEntries(kept);
}
