import { createHash, randomBytes } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import {
  derivedFields,
  answersIn,
  expirationOf,
  recordOf,
  type CorrectableField,
  type InscriptionRecord,
  type RaisonAVerifier,
  type RequestedCorrection,
} from '@centre/domain/inscription/record';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { consentOf, type NoticeShown } from '@centre/domain/inscription/consent';
import { calendarDayOf } from '@centre/domain/dates';
import {
  answersOf,
  type EnrolmentForm,
  type Inscription,
  type InscriptionStatut,
} from '@centre/domain/inscription/inscription';
import type { Actor } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import { changedAnswers } from '@centre/domain/inscription/schema';
import { newReference } from '@centre/domain/inscription/reference';
import { CommandError } from '@centre/domain/command-error';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { suiviMessages } from '@centre/domain/messages/suivi';
import { suiviOf, type Suivi } from '@centre/domain/inscription/suivi';
import { foldText } from '@centre/domain/text';
import { readCampagne } from '../campagne.ts';
import { firestore } from '../admin.ts';
import { mustNotExist, optimisticWrite } from '../optimistic-write.ts';
import { changeInscription } from './changes.ts';
import { deletions, inscriptions, recordIn, references } from './documents.ts';
import { addRow } from './registre.ts';
import { operator } from '../journal/journal.ts';

export type Receipt = Pick<Inscription, 'id' | 'reference' | 'dateInscription'>;

/** Digest of answers, by which a repeated request is recognized after corrections by the staff. */
function digestOf(form: EnrolmentForm): string {
  return createHash('sha256')
    .update(JSON.stringify(answersOf(form)))
    .digest('hex');
}

/** Digest of the answers that the applicant sent last. Older records hold none. */
function lastSentIn(snapshot: DocumentSnapshot): string {
  const digest: unknown = snapshot.get('empreinte');
  return typeof digest === 'string' ? digest : digestOf(answersIn(recordIn(snapshot)));
}

/** Fields that identify the applicant: with other values, the application is another person's. */
const identityFields = ['nom', 'prenom', 'dateNaissance', 'parcours'] as const;

/** Identity key of an applicant, without case and accents. */
export const personOf = (form: EnrolmentForm): string =>
  JSON.stringify(identityFields.map((field) => foldText(form[field])));

/** Time during which an applicant may correct the answers, in milliseconds. */
const correctableMs = 24 * 60 * 60 * 1000;

/**
 * Receipt of an application that was stored with these answers.
 *
 * @param isCorrected whether the applicant replaces the stored answers: then the name and the birth
 * date may differ.
 * @returns undefined when none is stored, or one with other answers of the same person.
 * @throws CommandError `already-exists` when `id` belongs to another person's application;
 * `failed-precondition` when it was deleted: an open page that sends it again must not restore it.
 */
export async function findReceipt(
  id: string,
  form: EnrolmentForm,
  isCorrected = false,
): Promise<Receipt | undefined> {
  const [snapshot, deletion] = await firestore().getAll(
    inscriptions().doc(id),
    deletions().doc(id),
  );
  if (!snapshot) return undefined;
  if (deletion?.exists) {
    throw new CommandError('failed-precondition', staffInscriptionMessages.withdrawn);
  }
  const date: unknown = snapshot.get('dateInscription');
  if (!(date instanceof Timestamp)) return undefined;
  if (lastSentIn(snapshot) !== digestOf(form)) {
    if (!isCorrected) refuseOthers(answersIn(recordIn(snapshot)), form);
    return undefined;
  }
  return { id, reference: String(snapshot.get('reference')), dateInscription: date.toDate() };
}

export const isStored = async (id: string): Promise<boolean> =>
  (await inscriptions().doc(id).get()).exists;

function refuseOthers(stored: EnrolmentForm, form: EnrolmentForm): void {
  if (personOf(stored) === personOf(form)) return;
  throw new CommandError('already-exists', messages.inscription.numberTaken);
}

/** Context in which an application was sent. */
interface Submission {
  readonly notice?: NoticeShown | undefined;
  /** School year. */
  readonly campagne?: string;
  readonly by?: Actor;
  /** Whether the applicant replaces the stored answers, name and birth date included. */
  readonly isCorrected?: boolean | undefined;
  /** Reasons for a check by the desk. */
  readonly aVerifier?: readonly RaisonAVerifier[];
  /** Counts a correction of a stored application; throws beyond the limit. */
  readonly countCorrection?: () => Promise<void>;
}

const newStatut: InscriptionStatut = 'en_attente';

/**
 * Stores an application under `id` with a unique reference, or the same person's correction of a
 * stored one. Of concurrent calls one stores it, and all return its receipt.
 *
 * @throws CommandError as `findReceipt`; `failed-precondition` when it is too late for a correction.
 */
export async function storeInscription(
  id: string,
  form: EnrolmentForm,
  submission: Submission = {},
): Promise<Receipt> {
  const { notice, isCorrected, aVerifier = [], countCorrection } = submission;
  const { campagne = firstCampagne.anneeScolaire } = submission;
  let isRetry = false;
  return optimisticWrite('a new application', async () => {
    if (isRetry) {
      const stored = await findReceipt(id, form, isCorrected);
      if (stored) return { result: stored };
      if (await isStored(id)) {
        await countCorrection?.();
        return { result: await correct(id, form, submission) };
      }
      // The reference was taken, two writes collided, or a register was full.
    }
    isRetry = true;
    const reference = newReference(randomBytes);
    const sent = new Date();
    const fields = {
      ...form,
      ...derivedFields(form),
      empreinte: digestOf(form),
      ...consentField(form, notice, sent),
      ...(aVerifier.length > 0 && { aVerifier }),
      campagne,
      reference,
      statut: newStatut,
      dateInscription: sent,
      expiration: expirationOf(sent),
    };
    const batch = firestore().batch();
    const { registre, onTooLarge } = addRow(batch, recordOf(id, fields));
    batch.create(inscriptions().doc(id), { ...fields, registre });
    // Fails if the application was deleted meanwhile: it must not come back.
    batch.delete(deletions().doc(id), mustNotExist);
    // This document makes the reference unique.
    batch.create(references().doc(reference), { inscription: id });
    return { batch, result: { id, reference, dateInscription: sent }, onTooLarge };
  });
}

/**
 * Stores the applicant's correction of a stored application.
 *
 * @throws CommandError `already-exists` when the answers are another person's; `failed-precondition`
 * a day after the application, or after a correction by a member or a published decision.
 */
async function correct(
  id: string,
  form: EnrolmentForm,
  { by = operator, isCorrected, notice }: Submission,
): Promise<Receipt> {
  const empreinte = digestOf(form);
  const { decisionsPubliees = [] } = await readCampagne();
  const { reference, dateInscription } = await changeInscription(id, by, (before, snapshot) => {
    const stored = answersIn(before);
    const lastSent = lastSentIn(snapshot);
    if (lastSent === empreinte) return {};
    if (!isCorrected) refuseOthers(stored, form);
    const isPublished = decisionsPubliees.includes(before.campagne);
    // Before decisions are published, nothing may reveal that there is one.
    const isCorrectable =
      (before.statut === newStatut || !isPublished) &&
      Date.now() - before.dateInscription.getTime() < correctableMs &&
      lastSent === digestOf(stored);
    if (!isCorrectable) {
      throw new CommandError('failed-precondition', messages.inscription.settled);
    }
    return {
      answers: changedAnswers(stored, form),
      fields: {
        empreinte,
        // With another birth date, the applicant may be a minor, whose guardian was not asked.
        ...(form.dateNaissance !== stored.dateNaissance &&
          consentField(form, notice, new Date())),
      },
    };
  });
  return { id, reference, dateInscription };
}

/** Consent to store; the day decides whether the applicant is a minor. */
function consentField(
  { dateNaissance }: EnrolmentForm,
  notice: NoticeShown | undefined,
  date: Date,
) {
  if (!notice) return {};
  return { consentement: consentOf(notice, dateNaissance, { date, day: calendarDayOf(date) }) };
}

/** Proof that an application belongs to the caller. */
interface Proof {
  readonly reference: string;
  readonly dateNaissance: string;
}

/**
 * State of an application, for its applicant.
 *
 * @throws CommandError `not-found`.
 */
export async function findSuivi(proof: Proof): Promise<Suivi> {
  const [record, campagne] = await Promise.all([findOwn(proof), readCampagne()]);
  return suiviOf(record, campagne, new Date());
}

/**
 * Passes a requested correction on to the staff. The answer does not reveal whether the application
 * already holds these values.
 *
 * @throws CommandError `not-found`.
 */
export async function askForCorrection(
  { reference, dateNaissance, ...requested }: Proof & RequestedCorrection['answers'],
  by: Actor,
): Promise<void> {
  const { id } = await findOwn({ reference, dateNaissance });
  await requestCorrection(id, requested, by);
}

/**
 * Stores a requested correction, merged with an earlier one. Leaves out the values that the
 * application already holds.
 *
 * @throws CommandError `not-found`.
 */
export async function requestCorrection(
  id: string,
  requested: RequestedCorrection['answers'],
  by: Actor,
): Promise<void> {
  await changeInscription(id, by, (before) => {
    const others = Object.entries(requested).filter(
      ([field, text]) => text !== '' && text !== before[field as CorrectableField],
    );
    if (others.length === 0) return {};
    const merged = { ...before.correction?.answers, ...Object.fromEntries(others) };
    return { fields: { correction: { ...merged, date: new Date() } } };
  });
}

/** Finds an application; an unknown reference and a wrong birth date have the same answer and cost. */
async function findOwn({ reference, dateNaissance }: Proof): Promise<InscriptionRecord> {
  const holder = await references().doc(reference).get();
  const id: unknown = holder.get('inscription');
  const snapshot = await inscriptions()
    .doc(typeof id === 'string' ? id : 'inconnue')
    .get();
  if (!snapshot.exists || snapshot.get('dateNaissance') !== dateNaissance) {
    throw new CommandError('not-found', suiviMessages.unknown);
  }
  return recordIn(snapshot);
}
