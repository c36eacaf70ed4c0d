import { randomUUID } from 'node:crypto';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { updatableFields } from '@centre/domain/inscription/staff-schema';
import * as commands from '../../commands/index.ts';
import { commandRoute, listRoute, type Parts, type Route } from '../route.ts';

const all = '/api/inscriptions';
const one = `${all}/:id`;
/** Path of older clients. */
const legacy = '/api/inscriptions-sqlite';

/** Adds a `requestId` for older clients, which send none: each call is a new application. */
function sentApplication({ body }: Parts): unknown {
  const lacksId =
    typeof body === 'object' && body !== null && !Array.isArray(body) && !('requestId' in body);
  return lacksId ? { ...body, requestId: randomUUID() } : body;
}

/** Record without `registre`, which only the dashboard needs. */
const presented = (inscription: InscriptionRecord) => ({
  ...inscription,
  registre: undefined,
});

const presentOne = {
  present: (answer: { readonly inscription: InscriptionRecord }) => ({
    inscription: presented(answer.inscription),
  }),
};

const listAt = (path: string) =>
  listRoute(path, 'inscriptions', commands.listInscriptions, presented);
const deletionAt = (path: string) => commandRoute('DELETE', path, commands.deleteInscription);

export const inscriptionRoutes: readonly Route[] = [
  listAt(all),
  commandRoute('GET', `${all}/stats`, commands.countInscriptions),
  commandRoute('GET', one, commands.readInscription, presentOne),
  commandRoute('POST', all, commands.createInscription, {
    status: 201,
    session: 'ignored',
    input: sentApplication,
  }),
  commandRoute('PUT', one, commands.updateInscription, {
    ...presentOne,
    shape: { fields: updatableFields },
  }),
  deletionAt(one),
  listAt(legacy),
  deletionAt(`${legacy}/:id`),
];
