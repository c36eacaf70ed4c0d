import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { CommandError } from '@centre/domain/command-error';
import { withDates, type Fields } from '@centre/domain/content/stored-documents';
import type { EnrolmentForm, InscriptionStatut } from '@centre/domain/inscription/inscription';
import { maxContacts, type Contact } from '@centre/domain/inscription/prevenir';
import {
  answersIn,
  derivedFields,
  recordOf,
  type InscriptionRecord,
} from '@centre/domain/inscription/record';
import { changedAnswers } from '@centre/domain/inscription/schema';
import type {
  Annotation,
  Decisions,
  NotedContact,
} from '@centre/domain/inscription/staff-schema';
import type { Actor, JournalAction, JournalField } from '@centre/domain/journal/journal';
import { serverMessages } from '@centre/domain/messages/server';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { sharedKeys } from '@centre/domain/registre/duplicates';
import { normalizeText } from '@centre/domain/typed-text';
import { recordIncident } from '../../logger.ts';
import { firestore } from '../admin.ts';
import { addEntry } from '../journal/journal.ts';
import { optimisticWrite, mustBeUnchanged } from '../optimistic-write.ts';
import { existing, namedInJournal, recordIn } from './documents.ts';
import { addRow } from './registre.ts';

interface Change {
  readonly answers?: Partial<EnrolmentForm>;
  readonly statut?: InscriptionStatut | undefined;
  /** Other fields of the record, by name; undefined removes one. */
  readonly fields?: Fields;
}

/**
 * Changes an application; concurrent changes are made one after the other.
 *
 * @throws CommandError `not-found`, and the errors of `changeOf`.
 */
export async function changeInscription(
  id: string,
  by: Actor,
  changeOf: (before: InscriptionRecord, snapshot: DocumentSnapshot) => Change,
): Promise<InscriptionRecord> {
  return optimisticWrite('an application', async () => {
    const snapshot = await existing(id);
    const before = recordIn(snapshot);
    const { answers = {}, statut = before.statut, fields = {} } = changeOf(before, snapshot);
    const isDecided = statut !== before.statut;
    const changes: Record<string, unknown> = {
      ...answers,
      ...changedDerivedFields(answersIn(before), answers),
      ...fields,
      ...(isDecided && { statut, ...decision(statut, before.statut, by.username) }),
    };
    if (Object.keys(changes).length === 0) return { result: before };
    const stored = withDates({ ...snapshot.data(), ...changes });
    const after = recordOf(id, stored, before.dateInscription);
    const batch = firestore().batch();
    const { registre, onTooLarge } = addRow(batch, after);
    // An application that did not come through the form lacked these until now.
    const { campagne, expiration } = after;
    const derived = { campagne, expiration, registre };
    batch.update(snapshot.ref, written({ ...changes, ...derived }), mustBeUnchanged(snapshot));
    const changed: JournalField[] = [
      ...(Object.keys(answers).length > 0 ? (['answers'] as const) : []),
      ...(isDecided ? (['statut'] as const) : []),
      ...annotations.filter((field) => field in fields),
    ];
    addEntry(batch, by, {
      action: actionOf(fields, before, after),
      ...namedInJournal(before),
      ...(!('prevenu' in fields) && { fields: changed }),
    });
    return { batch, result: after, onTooLarge };
  });
}

const written = (changes: Fields) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      // By the database's clock, like the publication with which it is compared.
      const isCompared = name === 'decisionRemplaceeLe';
      const stored = isCompared ? FieldValue.serverTimestamp() : value;
      return [name, stored ?? FieldValue.delete()];
    }),
  );

/**
 * Decides on several applications, each on its own. One that a colleague has decided on since the
 * member read it stays unchanged.
 *
 * @returns ids of the failed decisions, with their reasons.
 */
export async function decideOnEach(
  decisions: Decisions,
  by: Actor,
): Promise<{ readonly id: string; readonly message: string }[]> {
  const decide = ({ id, avant, statut }: Decisions[number]) =>
    changeInscription(id, by, (before) => {
      if (before.statut !== avant) {
        throw new CommandError('aborted', serverMessages.decidedMeanwhile);
      }
      return { statut };
    }).then(
      () => [],
      (error: unknown) => {
        if (error instanceof CommandError) return [{ id, message: error.message }];
        recordIncident(error, 'decideInscriptions');
        return [{ id, message: staffInscriptionMessages.statutFailed }];
      },
    );
  return (await pLimit(maxConcurrent).map(decisions, decide)).flat();
}

// Concurrent decisions; limited because their writes share the registers.
const maxConcurrent = 10;

const annotations = ['note', 'pieceManquante', 'aVerifier', 'partage'] as const;

function actionOf(
  fields: Fields,
  before: InscriptionRecord,
  after: InscriptionRecord,
): JournalAction {
  if ('correction' in fields)
    return after.correction ? 'requestCorrection' : 'settleCorrection';
  if ('prevenu' in fields) {
    return after.prevenu.length < before.prevenu.length ? 'withdrawContact' : 'noteContact';
  }
  return annotations.some((field) => field in fields)
    ? 'annotateInscription'
    : 'updateInscription';
}

/**
 * Changes the staff's note on an application (an empty text removes it), its missing paper, its
 * marks for a check, or its likely duplicates.
 *
 * @throws CommandError `not-found`; `aborted` when the note has changed since its author read it.
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
  return changeInscription(id, by, (before) => {
    const texte = before.note?.texte ?? '';
    const isNew = note !== undefined && note.texte !== texte;
    if (isNew && note.avant !== normalizeText(texte)) {
      throw new CommandError('aborted', serverMessages.noteStale);
    }
    const partage = [
      ...before.partage.filter((key) => !same || !sharedKeys(before, same).includes(key)),
      ...(stranger ? sharedKeys(before, stranger) : []),
    ];
    return {
      fields: {
        ...(isNew && { note: noteOf(note.texte, by) }),
        // A missing paper that is stored again needs a new contact.
        ...(piece !== undefined &&
          (piece !== '' || before.pieceManquante) && { pieceManquante: noteOf(piece, by) }),
        ...((stranger ?? same) && { partage: [...new Set(partage)] }),
        ...(verifiee && before.aVerifier.length > 0 && { aVerifier: [] }),
      },
    };
  });
}

/** Note to store; undefined for an empty text, which removes the note. */
const noteOf = (texte: string, { username: par }: Actor) =>
  texte === '' ? undefined : { texte, par, date: new Date() };

const choices = ['parcours', 'classe', 'specialite', 'modalite'] as const;

/** Derived fields of the changed answers; otherwise those of an older record stay. */
function changedDerivedFields(form: EnrolmentForm, answers: Partial<EnrolmentForm>) {
  const { formation, niveau, motivation } = derivedFields({ ...form, ...answers });
  return {
    ...(choices.some((field) => field in answers) && { formation, niveau }),
    ...('autresFormations' in answers && { motivation }),
  };
}

function decision(statut: InscriptionStatut, before: InscriptionStatut, by: string) {
  const now = new Date();
  const isOpen = statut === 'en_attente';
  return {
    dateTraitement: isOpen ? undefined : now,
    traitePar: isOpen ? undefined : by,
    // Applicants may have read the former decision.
    ...(before !== 'en_attente' && { decisionRemplaceeLe: now }),
  };
}

/**
 * Accepts a requested correction into the application, or refuses it.
 *
 * @param askedAt date of the request that the member has read.
 * @throws CommandError `not-found`; `failed-precondition` when it is settled; `aborted` when the
 * request has changed since; the errors of `changedAnswers`.
 */
export function settleCorrection(
  id: string,
  isAccepted: boolean,
  askedAt: Date,
  by: Actor,
): Promise<InscriptionRecord> {
  return changeInscription(id, by, (before) => {
    const { correction } = before;
    if (!correction) {
      throw new CommandError('failed-precondition', serverMessages.correctionSettled);
    }
    if (correction.date.getTime() !== askedAt.getTime()) {
      throw new CommandError('aborted', serverMessages.correctionStale);
    }
    const answers = isAccepted ? changedAnswers(answersIn(before), correction.answers) : {};
    return { answers, fields: { correction: undefined } };
  });
}

/** Time in which an equal attempt of the same member is a repetition, in milliseconds. */
const repeatedMs = 3 * 60 * 1000;

/**
 * Notes an attempt to contact an applicant, regardless of those of colleagues. A repetition changes
 * nothing: the first answer may have been lost.
 *
 * @throws CommandError `not-found`.
 */
export function noteContact(
  id: string,
  contact: NotedContact,
  by: Actor,
): Promise<InscriptionRecord> {
  return changeInscription(id, by, ({ prevenu }) => {
    const noted: Contact = { ...contact, par: by.username, date: new Date() };
    const own = prevenu.findLast(({ par }) => par === noted.par);
    if (own && isRepeated(noted, own)) return {};
    return { fields: { prevenu: [...prevenu, noted].slice(-maxContacts) } };
  });
}

/**
 * Removes an attempt that was noted by mistake; a missing one is no error.
 *
 * @throws CommandError `not-found`.
 */
export function withdrawContact(id: string, date: Date, by: Actor): Promise<InscriptionRecord> {
  return changeInscription(id, by, ({ prevenu }) => {
    const remaining = prevenu.filter((contact) => contact.date.getTime() !== date.getTime());
    return remaining.length < prevenu.length ? { fields: { prevenu: remaining } } : {};
  });
}

const isRepeated = (noted: Contact, former: Contact) =>
  (['motif', 'voie', 'resultat'] as const).every((part) => noted[part] === former[part]) &&
  noted.date.getTime() - former.date.getTime() < repeatedMs;
