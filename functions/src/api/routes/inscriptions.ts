import { randomUUID } from 'node:crypto';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { updatableFields } from '@centre/domain/inscription/staff-schema';
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

/** A record without the place of its row, which is a matter of the dashboard alone. */
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
  listAt(older),
  deletionAt(`${older}/:id`),
];
