import { randomUUID } from 'node:crypto';
import {
  answerWith,
  inscriptionAnswer,
  inscriptionStatsAnswer,
  listOf,
  nothingAnswer,
  pageWith,
  receiptAnswer,
} from '@centre/domain/api-answers';
import { createInscriptionRequest } from '@centre/domain/inscription-schema';
import {
  updatableFields,
  updateInscriptionRequest,
} from '@centre/domain/inscription-update-schema';
import * as commands from '../../commands/index.ts';
import { presentPage } from '../presented.ts';
import {
  commandRoute,
  documentOfPath,
  nothing,
  pageOfList,
  type Parts,
  type Route,
} from '../route.ts';

const all = '/api/inscriptions';
const one = `${all}/:id`;
/** What older clients call the same. */
const older = '/api/inscriptions-sqlite';

/** An application; older clients make no identifier of it, and each call of theirs is another. */
function sentApplication({ body }: Parts): unknown {
  const isAnonymous =
    typeof body === 'object' && body !== null && !Array.isArray(body) && !('requestId' in body);
  return isAnonymous ? { ...body, requestId: randomUUID() } : body;
}

const listAt = (path: string) =>
  commandRoute({
    method: 'GET',
    path,
    does: 'Lists the applications, the latest first.',
    command: commands.listInscriptions,
    input: pageOfList,
    isList: true,
    present: (page) => presentPage('inscriptions', page),
    answer: pageWith({ inscriptions: listOf(inscriptionAnswer) }),
    refusals: [429],
  });

const deletionAt = (path: string) =>
  commandRoute({
    method: 'DELETE',
    path,
    does: 'Deletes an application for good.',
    command: commands.deleteInscription,
    input: documentOfPath,
    present: () => ({}),
    answer: nothingAnswer,
  });

const answer = answerWith({ inscription: inscriptionAnswer });

export const inscriptionRoutes: readonly Route[] = [
  listAt(all),
  commandRoute({
    method: 'GET',
    path: `${all}/stats`,
    does: 'Counts the applications, in all and by path.',
    command: commands.countInscriptions,
    input: nothing,
    present: (stats) => stats,
    answer: answerWith({ stats: inscriptionStatsAnswer }),
    refusals: [429],
  }),
  commandRoute({
    method: 'GET',
    path: one,
    does: 'Reads one application.',
    command: commands.readInscription,
    input: documentOfPath,
    present: (read) => read,
    answer,
    refusals: [429],
  }),
  commandRoute({
    method: 'POST',
    path: all,
    does: 'Sends an application; the same `requestId` again gives the same answer.',
    command: commands.createInscription,
    status: 201,
    session: 'ignored',
    body: { schema: createInscriptionRequest, optional: ['requestId'] },
    input: sentApplication,
    present: (sent) => sent,
    answer: answerWith({ inscription: receiptAnswer }),
    refusals: [409, 429],
  }),
  commandRoute({
    method: 'PUT',
    path: one,
    does: 'Decides on an application, or corrects answers of it.',
    command: commands.updateInscription,
    body: { schema: updateInscriptionRequest },
    shape: { fields: updatableFields },
    present: (changed) => changed,
    answer,
  }),
  deletionAt(one),
  listAt(older),
  deletionAt(`${older}/:id`),
];
