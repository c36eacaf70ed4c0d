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
import { absent, optimisticWrite } from '../optimistic-write.ts';
import { changeInscription } from './changes.ts';
import { deletions, inscriptions, recordIn, references } from './documents.ts';
import { addRow } from './registre.ts';
import { operator } from '../journal/journal.ts';

export type Receipt = Pick<Inscription, 'id' | 'reference' | 'dateInscription'>;

/** A digest of answers, by which the same ones are known again whatever staff corrects in between. */
function digestOf(form: EnrolmentForm): string {
  return createHash('sha256')
    .update(JSON.stringify(answersOf(form)))
    .digest('hex');
}

/** The digest of what the applicant sent last. Older records have none. */
function lastSentIn(snapshot: DocumentSnapshot): string {
  const digest: unknown = snapshot.get('empreinte');
  return typeof digest === 'string' ? digest : digestOf(answersIn(recordIn(snapshot)));
}

/** What makes an application somebody's: with others, it is another person's. */
const person = ['nom', 'prenom', 'dateNaissance', 'parcours'] as const;

/** One text for each person, however they write their name: neither capitals nor accents count. */
export const personOf = (form: EnrolmentForm): string =>
  JSON.stringify(person.map((field) => foldText(form[field])));

/** For how long an applicant may correct what they sent, in milliseconds. */
const correctableMs = 24 * 60 * 60 * 1000;

/**
 * The receipt of an application that was stored with these answers.
 *
 * @param isCorrected whether the applicant says that these answers take the place of the stored
 * ones: then the name and the birth date may be others.
 * @returns undefined when none is stored, or with other answers of the same person.
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

/** How an application came. */
interface Circumstances {
  readonly notice?: NoticeShown | undefined;
  /** The school year that it is for. */
  readonly campagne?: string;
  readonly by?: Actor;
  /** Whether the applicant corrects what is stored, their name and birth date included. */
  readonly isCorrected?: boolean | undefined;
  /** Why the desk should look at it. */
  readonly aVerifier?: readonly RaisonAVerifier[];
  /** Counts a correction of what is stored; throws for one too many. */
  readonly countCorrection?: () => Promise<void>;
}

const newStatut: InscriptionStatut = 'en_attente';

/**
 * Stores the application under `id` with a unique reference, or what the same person changed
 * since they sent it. Of concurrent calls one stores it, and all return its receipt.
 *
 * @throws CommandError what `findReceipt` throws; `failed-precondition` when it is too late for a
 * correction.
 */
export async function storeInscription(
  id: string,
  form: EnrolmentForm,
  circumstances: Circumstances = {},
): Promise<Receipt> {
  const { notice, isCorrected, aVerifier = [], countCorrection } = circumstances;
  const { campagne = firstCampagne.anneeScolaire } = circumstances;
  let isTried = false;
  return optimisticWrite('a new application', async () => {
    if (isTried) {
      const stored = await findReceipt(id, form, isCorrected);
      if (stored) return { result: stored };
      if (await isStored(id)) {
        await countCorrection?.();
        return { result: await correct(id, form, circumstances) };
      }
      // The reference was taken, two writes collided, or a register was full.
    }
    isTried = true;
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
    batch.delete(deletions().doc(id), absent);
    // This document makes the reference unique.
    batch.create(references().doc(reference), { inscription: id });
    return { batch, result: { id, reference, dateInscription: sent }, onTooLarge };
  });
}

/**
 * Stores the answers that the applicant changed after a sending.
 *
 * @throws CommandError `already-exists` when they are another person's; `failed-precondition` a
 * day after the sending, or when a member has corrected something or published the decision.
 */
async function correct(
  id: string,
  form: EnrolmentForm,
  { by = operator, isCorrected, notice }: Circumstances,
): Promise<Receipt> {
  const empreinte = digestOf(form);
  const { decisionsPubliees = [] } = await readCampagne();
  const { reference, dateInscription } = await changeInscription(id, by, (before, snapshot) => {
    const stored = answersIn(before);
    const lastSent = lastSentIn(snapshot);
    if (lastSent === empreinte) return {};
    if (!isCorrected) refuseOthers(stored, form);
    const isPublished = decisionsPubliees.includes(before.campagne);
    // Before decisions are published, nothing may tell that there is one.
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
        // Another birth date may make a minor of an adult, whose guardian was not asked.
        ...(form.dateNaissance !== stored.dateNaissance &&
          consentField(form, notice, new Date())),
      },
    };
  });
  return { id, reference, dateInscription };
}

/** The day decides whether the applicant is a minor. */
function consentField(
  { dateNaissance }: EnrolmentForm,
  notice: NoticeShown | undefined,
  date: Date,
) {
  if (!notice) return {};
  return { consentement: consentOf(notice, dateNaissance, { date, day: calendarDayOf(date) }) };
}

/** What shows that an application is one's own. */
interface Proof {
  readonly reference: string;
  readonly dateNaissance: string;
}

/**
 * Where the application of that reference stands.
 *
 * @throws CommandError `not-found`.
 */
export async function findSuivi(proof: Proof): Promise<Suivi> {
  const [record, campagne] = await Promise.all([own(proof), readCampagne()]);
  return suiviOf(record, campagne, new Date());
}

/**
 * Passes on to the staff what the applicant wants to have corrected. The answer does not tell
 * whether the application says so already.
 *
 * @throws CommandError `not-found`.
 */
export async function askForCorrection(
  { reference, dateNaissance, ...wanted }: Proof & RequestedCorrection['answers'],
  by: Actor,
): Promise<void> {
  const { id } = await own({ reference, dateNaissance });
  await requestCorrection(id, wanted, by);
}

/**
 * Notes what the applicant asks to have corrected, beside what was asked for before. What the
 * application says already is left out.
 *
 * @throws CommandError `not-found`.
 */
export async function requestCorrection(
  id: string,
  wanted: RequestedCorrection['answers'],
  by: Actor,
): Promise<void> {
  await changeInscription(id, by, (before) => {
    const others = Object.entries(wanted).filter(
      ([field, text]) => text !== '' && text !== before[field as CorrectableField],
    );
    if (others.length === 0) return {};
    const asked = { ...before.correction?.answers, ...Object.fromEntries(others) };
    return { fields: { correction: { ...asked, date: new Date() } } };
  });
}

/** An unknown reference and another date of birth are answered alike, after the same readings. */
async function own({ reference, dateNaissance }: Proof): Promise<InscriptionRecord> {
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
