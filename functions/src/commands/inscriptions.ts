import { CommandError } from '@centre/domain/command-error';
import type { ExportedApplication } from '@centre/domain/inscription/personal-data';
import { changedAnswers } from '@centre/domain/inscription/schema';
import {
  annotateInscriptionRequest,
  dataSubjectRequest,
  decideInscriptionsRequest,
  noteContactRequest,
  updateInscriptionRequest,
  withdrawContactRequest,
  settleCorrectionRequest,
} from '@centre/domain/inscription/staff-schema';
import { answersIn } from '@centre/domain/inscription/record';
import { figures } from '@centre/domain/registre/figures';
import { pageRequest, documentRequest, noRequest } from '@centre/domain/schema';
import { corbeilleMessages } from '@centre/domain/corbeille';
import { messages } from '@centre/domain/messages/messages';
import {
  personalDataMessages,
  prevenirMessages,
  staffInscriptionMessages,
} from '@centre/domain/messages/staff/inscription';
import * as changes from '../data/inscription/changes.ts';
import {
  findInscription,
  inscriptions,
  recordConsultation,
  recordIn,
} from '../data/inscription/documents.ts';
import { erase, exportPersonalData } from '../data/inscription/personal-data.ts';
import { readRows } from '../data/inscription/registre.ts';
import {
  discardInscription,
  restoreInscription as restore,
} from '../data/inscription/removal.ts';
import { record } from '../data/journal/journal.ts';
import { countReadingOf } from '../limits.ts';
import { readPage } from '../data/page.ts';
import { defineCommand } from './command.ts';

const latest = () => ({
  name: 'inscriptions',
  query: inscriptions(),
  date: 'dateInscription',
  toRecord: recordIn,
});

export const listInscriptions = defineCommand({
  name: 'listInscriptions',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: pageRequest,
  failure: messages.inscription.loadFailed,
  run: async (request, { by }) => {
    await countReadingOf(by, 'liste');
    const page = await readPage(latest(), request);
    await record(by, { action: 'listInscriptions', records: [], count: page.records.length });
    return page;
  },
});

/** Number of applications, in total and by programme. */
export const countInscriptions = defineCommand({
  name: 'countInscriptions',
  guard: { resource: 'inscriptions', action: 'read' },
  schema: noRequest,
  failure: messages.inscription.loadFailed,
  run: async (_, { by }) => {
    await countReadingOf(by, 'statistiques');
    return { stats: figures(await readRows()) };
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

/** Decides on an application, or corrects its answers. */
export const updateInscription = defineCommand({
  name: 'updateInscription',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: updateInscriptionRequest,
  failure: staffInscriptionMessages.updateFailed,
  run: async ({ id, statut, ...given }, { by }) => ({
    inscription: await changes.changeInscription(id, by, (before) => ({
      answers: changedAnswers(answersIn(before), given),
      statut,
    })),
  }),
});

/** Decides on several applications; returns the failures, with their reasons. */
export const decideInscriptions = defineCommand({
  name: 'decideInscriptions',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: decideInscriptionsRequest,
  failure: staffInscriptionMessages.statutFailed,
  run: async ({ decisions }, { by }) => ({
    failures: await changes.decideOnEach(decisions, by),
  }),
});

/** Annotates an application: a note, a missing paper, a completed check, or a refuted duplicate. */
export const annotateInscription = defineCommand({
  name: 'annotateInscription',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: annotateInscriptionRequest,
  failure: staffInscriptionMessages.updateFailed,
  run: async ({ id, ...annotation }, { by }) => ({
    inscription: await changes.annotateInscription(id, annotation, by),
  }),
});

/** Accepts or refuses a correction that the applicant has requested. */
export const settleCorrection = defineCommand({
  name: 'settleCorrection',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: settleCorrectionRequest,
  failure: staffInscriptionMessages.correctionFailed,
  run: async ({ id, accepte, demandeeLe }, { by }) => ({
    inscription: await changes.settleCorrection(id, accepte, new Date(demandeeLe), by),
  }),
});

/** Notes an attempt to contact an applicant. */
export const noteContact = defineCommand({
  name: 'noteContact',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: noteContactRequest,
  failure: prevenirMessages.failed,
  run: async ({ id, ...contact }, { by }) => ({
    inscription: await changes.noteContact(id, contact, by),
  }),
});

/** Removes an attempt that was noted by mistake. */
export const withdrawContact = defineCommand({
  name: 'withdrawContact',
  guard: { resource: 'inscriptions', action: 'write' },
  schema: withdrawContactRequest,
  failure: prevenirMessages.withdrawFailed,
  run: async ({ id, date }, { by }) => ({
    inscription: await changes.withdrawContact(id, new Date(date), by),
  }),
});

export const deleteInscription = defineCommand({
  name: 'deleteInscription',
  guard: { resource: 'inscriptions', action: 'delete' },
  schema: documentRequest,
  failure: staffInscriptionMessages.deleteFailed,
  run: ({ id }, { by }) => discardInscription(id, by),
});

/** Restores a deleted application from the bin. */
export const restoreInscription = defineCommand({
  name: 'restoreInscription',
  guard: { resource: 'inscriptions', action: 'delete' },
  schema: documentRequest,
  failure: corbeilleMessages.restoreFailed,
  run: ({ id }, { by }) => restore(id, by),
});

/** Exports the data about a person, or erases applications that such an export has named. */
export const handleDataSubjectRequest = defineCommand({
  name: 'handleDataSubjectRequest',
  guard: { resource: 'personnes', action: 'delete' },
  schema: dataSubjectRequest,
  failure: personalDataMessages.failed,
  run: async (request, { by }): Promise<{ applications: ExportedApplication[] }> => {
    await countReadingOf(by, 'personne');
    if (request.kind === 'access')
      return { applications: await exportPersonalData(request, by) };
    await erase(request, request.ids, by);
    return { applications: [] };
  },
});
