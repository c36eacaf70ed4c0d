import { CommandError } from '@centre/domain/command-error';
import { isReceivedAt } from '@centre/domain/campagne/campagne';
import { closedSentence } from '@centre/domain/campagne/public-campagne';
import { answersOf, honeypotField } from '@centre/domain/inscription/inscription';
import { changedAnswers, createInscriptionRequest } from '@centre/domain/inscription/schema';
import {
  annotateInscriptionRequest,
  decideInscriptionsRequest,
  indexInscriptionsRequest,
  noteContactRequest,
  updateInscriptionRequest,
  withdrawContactRequest,
  dataSubjectRequest,
  settleCorrectionRequest,
} from '@centre/domain/inscription/staff-schema';
import { pageRequest, documentRequest, noRequest } from '@centre/domain/schema';
import { corbeilleMessages } from '@centre/domain/messages/staff/corbeille';
import { messages } from '@centre/domain/messages/messages';
import type { HeldApplication } from '@centre/domain/inscription/personal-data';
import {
  staffInscriptionMessages,
  personalDataMessages,
  prevenirMessages,
} from '@centre/domain/messages/staff/inscription';
import { readCampagne } from '../data/campagne.ts';
import { countInscriptions as count } from '../data/bilan/figures.ts';
import {
  annotateInscription as annotate,
  changeInscription,
  decideOnEach,
} from '../data/inscription/changes.ts';
import { settleCorrection as settle } from '../data/inscription/corrections.ts';
import * as contacts from '../data/inscription/contacts.ts';
import { restoreInscription as restore } from '../data/inscription/corbeille.ts';
import { findInscription } from '../data/inscription/documents.ts';
import { indexNext } from '../data/inscription/indexing.ts';
import { discardInscription } from '../data/inscription/removal.ts';
import { findReceipt, isStored, storeInscription } from '../data/inscription/inscriptions.ts';
import { applicant, record, recordConsultation } from '../data/journal/journal.ts';
import { listInscriptions as readInscriptions } from '../data/lists.ts';
import { erase, exportPersonalData } from '../data/inscription/personal-data.ts';
import { countInscription, countRefusedInscription } from '../limits/inscription-limits.ts';
import { countCorrection, countReadingOf } from '../limits/limits.ts';
import { logger } from '../logger.ts';
import { defineCommand } from './command.ts';

export const createInscription = defineCommand({
  name: 'createInscription',
  guard: { allow: 'anyone', because: 'applicants have no account' },
  schema: createInscriptionRequest,
  countRefused: countRefusedInscription,
  failure: messages.inscription.failed,
  run: async (request, { channel, ...sender }) => {
    const { requestId, consentement, commenceLe, corrige } = request;
    const answers = answersOf(request);
    // A repeated request gets the same answer, whatever the limits say.
    const stored = await findReceipt(requestId, answers, corrige);
    if (stored) return { inscription: stored };
    const campagne = await readCampagne();
    const now = new Date();
    // A correction of what the centre has already is no new application.
    if (!isReceivedAt(campagne, now, commenceLe) && !(await isStored(requestId))) {
      throw new CommandError('failed-precondition', closedSentence(campagne, now));
    }
    const isTrapped = Boolean(request[honeypotField]);
    if (isTrapped) logger.warn('an application filled the field that people do not see');
    const { telephone, email } = request;
    const aVerifier = await countInscription(
      { requestId, telephone, email, isTrapped },
      sender,
    );
    const inscription = await storeInscription(requestId, answers, {
      notice: consentement,
      isCorrected: corrige,
      campagne: campagne.anneeScolaire,
      aVerifier,
      by: applicant(channel),
      countCorrection: () => countCorrection(requestId),
    });
    return { inscription };
  },
});

export const listInscriptions = defineCommand({
  name: 'listInscriptions',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: pageRequest,
  failure: messages.inscription.loadFailed,
  run: async (request, { by }) => {
    await countReadingOf(by, 'liste');
    const page = await readInscriptions(request);
    await record(by, { action: 'listInscriptions', records: [], count: page.records.length });
    return page;
  },
});

/** How many applications there are, in all and by programme. */
export const countInscriptions = defineCommand({
  name: 'countInscriptions',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: noRequest,
  failure: messages.inscription.loadFailed,
  run: async (_, { by }) => {
    await countReadingOf(by, 'statistiques');
    return { stats: await count() };
  },
});

export const readInscription = defineCommand({
  name: 'readInscription',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: documentRequest,
  failure: messages.inscription.loadFailed,
  run: async ({ id }, { by }) => {
    await countReadingOf(by, 'consultation');
    const inscription = await findInscription(id);
    if (!inscription) throw new CommandError('not-found', messages.notFound);
    await recordConsultation(by, id);
    return { inscription };
  },
});

/** Decides on an application, or corrects answers of it. */
export const updateInscription = defineCommand({
  name: 'updateInscription',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: updateInscriptionRequest,
  failure: staffInscriptionMessages.updateFailed,
  run: async ({ id, statut, ...given }, { by }) => ({
    inscription: await changeInscription(id, by, (form) => ({
      answers: changedAnswers(form, given),
      statut,
    })),
  }),
});

/** Decides on several applications; says which ones it did not, and why. */
export const decideInscriptions = defineCommand({
  name: 'decideInscriptions',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: decideInscriptionsRequest,
  failure: staffInscriptionMessages.statutFailed,
  run: async ({ decisions }, { by }) => ({ failures: await decideOnEach(decisions, by) }),
});

/** Notes on an application: words, which paper is missing, that it was checked or is no duplicate. */
export const annotateInscription = defineCommand({
  name: 'annotateInscription',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: annotateInscriptionRequest,
  failure: staffInscriptionMessages.updateFailed,
  run: async ({ id, ...annotation }, { by }) => ({
    inscription: await annotate(id, annotation, by),
  }),
});

/** Accepts or refuses what the applicant wants to have corrected. */
export const settleCorrection = defineCommand({
  name: 'settleCorrection',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: settleCorrectionRequest,
  failure: staffInscriptionMessages.correctionFailed,
  run: async ({ id, accepte, demandeeLe }, { by }) => ({
    inscription: await settle(id, accepte, new Date(demandeeLe), by),
  }),
});

/** Notes that an applicant was told, or did not answer. */
export const noteContact = defineCommand({
  name: 'noteContact',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: noteContactRequest,
  failure: prevenirMessages.failed,
  run: async ({ id, ...contact }, { by }) => ({
    inscription: await contacts.note(id, contact, by),
  }),
});

/** Takes back a contact that was noted by mistake. */
export const withdrawContact = defineCommand({
  name: 'withdrawContact',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: withdrawContactRequest,
  failure: prevenirMessages.withdrawFailed,
  run: async ({ id, date }, { by }) => ({
    inscription: await contacts.withdraw(id, new Date(date), by),
  }),
});

export const deleteInscription = defineCommand({
  name: 'deleteInscription',
  guard: { resource: 'inscriptions', action: 'delete' },
  schema: documentRequest,
  failure: staffInscriptionMessages.deleteFailed,
  run: ({ id }, { by }) => discardInscription(id, by),
});

/** Puts a deleted application back from the bin. */
export const restoreInscription = defineCommand({
  name: 'restoreInscription',
  guard: { resource: 'inscriptions', action: 'delete' },
  schema: documentRequest,
  failure: corbeilleMessages.restoreFailed,
  run: ({ id }, { by }) => restore(id, by),
});

/** Indexes records written without the functions; only derived fields change. */
export const indexInscriptions = defineCommand({
  name: 'indexInscriptions',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: indexInscriptionsRequest,
  run: async ({ cursor }, { by }) => {
    await countReadingOf(by, 'index');
    return indexNext(cursor);
  },
});

/** Gives a person the data held about them, or erases the applications that an access named. */
export const handleDataSubjectRequest = defineCommand({
  name: 'handleDataSubjectRequest',
  guard: { resource: 'personnes', action: 'delete' },
  schema: dataSubjectRequest,
  failure: personalDataMessages.failed,
  run: async (request, { by }): Promise<{ applications: HeldApplication[] }> => {
    await countReadingOf(by, 'personne');
    if (request.kind === 'access')
      return { applications: await exportPersonalData(request, by) };
    await erase(request, request.ids, by);
    return { applications: [] };
  },
});
