import { randomUUID } from 'node:crypto';
import {
  answerWith,
  inscriptionAnswer,
  inscriptionStatsAnswer,
  receiptAnswer,
} from '@centre/domain/api-answers';
import { createInscriptionRequest } from '@centre/domain/inscription/schema';
import {
  updatableFields,
  updateInscriptionRequest,
} from '@centre/domain/inscription/staff-schema';
import * as commands from '../../commands/index.ts';
import { commandRoute, listRoute, type Parts, type Route } from '../route.ts';

const all = '/api/inscriptions';
const one = `${all}/:id`;
/** The path that older clients use. */
const older = '/api/inscriptions-sqlite';

/** An application; older clients send no `requestId`, so each of their calls is another. */
function sentApplication({ body }: Parts): unknown {
  const isAnonymous =
    typeof body === 'object' && body !== null && !Array.isArray(body) && !('requestId' in body);
  return isAnonymous ? { ...body, requestId: randomUUID() } : body;
}

const listAt = (path: string) =>
  listRoute(path, 'inscriptions', commands.listInscriptions, {
    does: 'Lists the applications, the latest first.',
    record: inscriptionAnswer,
  });

const deletionAt = (path: string) =>
  commandRoute('DELETE', path, commands.deleteInscription, {
    does: 'Puts an application into the bin, for thirty days.',
  });

const answer = answerWith({ inscription: inscriptionAnswer });

export const inscriptionRoutes: readonly Route[] = [
  listAt(all),
  commandRoute('GET', `${all}/stats`, commands.countInscriptions, {
    does: 'Counts the applications, in all and by path.',
    answer: answerWith({ stats: inscriptionStatsAnswer }),
    refusals: [429],
  }),
  commandRoute('GET', one, commands.readInscription, {
    does: 'Reads one application.',
    answer,
    refusals: [429],
  }),
  commandRoute('POST', all, commands.createInscription, {
    does: 'Sends an application; the same `requestId` again gives the same answer.',
    status: 201,
    session: 'ignored',
    body: { schema: createInscriptionRequest, optional: ['requestId'] },
    input: sentApplication,
    answer: answerWith({ inscription: receiptAnswer }),
    refusals: [409, 429],
  }),
  commandRoute('PUT', one, commands.updateInscription, {
    does: 'Decides on an application, or corrects answers of it.',
    body: { schema: updateInscriptionRequest },
    shape: { fields: updatableFields },
    answer,
  }),
  deletionAt(one),
  listAt(older),
  deletionAt(`${older}/:id`),
];
