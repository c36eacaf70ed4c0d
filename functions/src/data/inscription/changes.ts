import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { CommandError } from '@centre/domain/command-error';
import { withDates, type Fields } from '@centre/domain/content/stored-documents';
import type { EnrolmentForm, InscriptionStatut } from '@centre/domain/inscription/inscription';
import { keptContacts, type Contact } from '@centre/domain/inscription/prevenir';
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
import { optimisticWrite, unchanged } from '../optimistic-write.ts';
import { existing, namedInJournal, recordIn } from './documents.ts';
import { addRow } from './registre.ts';

/** Change of an application. */
interface Change {
  readonly answers?: Partial<EnrolmentForm>;
  readonly statut?: InscriptionStatut | undefined;
  /** Other fields of the record by their names; undefined takes one away. */
  readonly fields?: Fields;
}

/**
 * Changes an application; concurrent changes are made one after the other.
 *
 * @throws CommandError `not-found`, and what `changeOf` throws.
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
      ...derivedAnew(answersIn(before), answers),
      ...fields,
      ...(isDecided && { statut, ...decision(statut, before.statut, by.username) }),
    };
    if (Object.keys(changes).length === 0) return { result: before };
    const stored = withDates({ ...snapshot.data(), ...changes });
    const after = recordOf(id, stored, before.dateInscription);
    const batch = firestore().batch();
    const { registre, onTooLarge } = addRow(batch, after);
    // An application that came another way says these by now.
    const { campagne, expiration } = after;
    const derived = { campagne, expiration, registre };
    batch.update(snapshot.ref, written({ ...changes, ...derived }), unchanged(snapshot));
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
      // By the database's clock, as the publication that it is compared with.
      const isCompared = name === 'decisionRemplaceeLe';
      const given = isCompared ? FieldValue.serverTimestamp() : value;
      return [name, given ?? FieldValue.delete()];
    }),
  );

/**
 * Decides on several applications, each by itself; one that somebody else has decided on since
 * the member looked stays as it is.
 *
 * @returns those that were not decided on, and why.
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
  return (await pLimit(decidedTogether).map(decisions, decide)).flat();
}

// Their writes share the registers.
const decidedTogether = 10;

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
        // Written down again, it is to be told again.
        ...(piece !== undefined &&
          (piece !== '' || before.pieceManquante) && { pieceManquante: noteOf(piece, by) }),
        ...((stranger ?? same) && { partage: [...new Set(partage)] }),
        ...(verifiee && before.aVerifier.length > 0 && { aVerifier: [] }),
      },
    };
  });
}

/** Words of the staff; undefined for none, which takes them away. */
const noteOf = (texte: string, { username: par }: Actor) =>
  texte === '' ? undefined : { texte, par, date: new Date() };

const choices = ['parcours', 'classe', 'specialite', 'modalite'] as const;

/** The derived fields of the changed answers; those of an older record stay otherwise. */
function derivedAnew(form: EnrolmentForm, answers: Partial<EnrolmentForm>) {
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
    // Applicants may have read the former one.
    ...(before !== 'en_attente' && { decisionRemplaceeLe: now }),
  };
}

/**
 * Takes what the applicant asked for into the application, or refuses it.
 *
 * @param askedAt when the applicant asked for what the member has read.
 * @throws CommandError `not-found`; `failed-precondition` when it is settled; `aborted` when
 * something else is asked for by now; what `changedAnswers` throws.
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

/** A try that the same member sends again so soon is the same try, in milliseconds. */
const repeatedMs = 3 * 60 * 1000;

/**
 * Notes a try to tell an applicant, whatever colleagues noted. The same again at once changes
 * nothing: its answer may have been lost.
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
    return { fields: { prevenu: [...prevenu, noted].slice(-keptContacts) } };
  });
}

/**
 * Takes back a try that was noted by mistake; one that is not there any more is no error.
 *
 * @throws CommandError `not-found`.
 */
export function withdrawContact(id: string, date: Date, by: Actor): Promise<InscriptionRecord> {
  return changeInscription(id, by, ({ prevenu }) => {
    const left = prevenu.filter((contact) => contact.date.getTime() !== date.getTime());
    return left.length < prevenu.length ? { fields: { prevenu: left } } : {};
  });
}

const isRepeated = (noted: Contact, former: Contact) =>
  (['motif', 'voie', 'resultat'] as const).every((part) => noted[part] === former[part]) &&
  noted.date.getTime() - former.date.getTime() < repeatedMs;
