import { logger } from 'firebase-functions';
import { CommandError } from '@centre/domain/command-error';
import { answersOf, honeypotField } from '@centre/domain/inscription';
import { createInscriptionRequest } from '@centre/domain/inscription-schema';
import {
  changedAnswers,
  indexInscriptionsRequest,
  updateInscriptionRequest,
  dataSubjectRequest,
} from '@centre/domain/inscription-staff-schema';
import { pageRequest, documentRequest, noRequest } from '@centre/domain/schema';
import { messages } from '@centre/domain/messages';
import type { HeldApplication } from '@centre/domain/personal-data';
import {
  staffInscriptionMessages,
  personalDataMessages,
} from '@centre/domain/staff/inscription-messages';
import { countInscriptions as count } from '../data/figures.ts';
import { changeInscription } from '../data/inscription-changes.ts';
import { findInscription } from '../data/inscription-documents.ts';
import { indexNext } from '../data/inscription-indexing.ts';
import { removeInscription } from '../data/inscription-removal.ts';
import { findReceipt, storeInscription } from '../data/inscriptions.ts';
import { applicant, record, recordConsultation } from '../data/journal.ts';
import { listInscriptions as readInscriptions } from '../data/lists.ts';
import { erase, exportPersonalData } from '../data/personal-data.ts';
import { countInscription } from '../limits/inscription-limits.ts';
import { countReadingOf } from '../limits/limits.ts';
import { defineCommand } from './command.ts';

export const createInscription = defineCommand({
  name: 'createInscription',
  guard: { allow: 'anyone', because: 'applicants have no account' },
  schema: createInscriptionRequest,
  failure: messages.inscription.failed,
  run: async (request, { source, channel }) => {
    if (request[honeypotField]) {
      logger.warn('an application filled the field that people do not see');
      throw new CommandError('failed-precondition', messages.inscription.failed);
    }
    const { requestId, consentement } = request;
    const answers = answersOf(request);
    // A repeated request gets the same answer, whatever the limits say.
    const stored = await findReceipt(requestId, answers);
    if (stored) return { inscription: stored };
    await countInscription(request, source);
    const by = applicant(channel);
    return { inscription: await storeInscription(requestId, answers, consentement, by) };
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

export const deleteInscription = defineCommand({
  name: 'deleteInscription',
  guard: { resource: 'inscriptions', action: 'delete' },
  schema: documentRequest,
  failure: staffInscriptionMessages.deleteFailed,
  run: ({ id }, { by }) => removeInscription(id, by),
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
