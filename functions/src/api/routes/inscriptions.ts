import { updatableFields } from '@centre/domain/inscription-update-schema';
import * as commands from '../../commands/index.ts';
import { knownFields, withId } from '../older-body.ts';
import { commandRoute, documentOfPath, type Route } from '../route.ts';

// Applications have no picture: no field is treated as one.
const shape = { fields: updatableFields, picture: '' };

/** Deleting, at the address of today and at the older one. */
function deletionAt(path: string): Route {
  return commandRoute({
    method: 'DELETE',
    path,
    command: commands.deleteInscription,
    input: documentOfPath,
    present: () => ({}),
  });
}

export const inscriptionRoutes: readonly Route[] = [
  commandRoute({
    method: 'POST',
    path: '/api/inscriptions',
    command: commands.createInscription,
    status: 201,
    session: 'ignored',
    present: (answer) => answer,
  }),
  commandRoute({
    method: 'PUT',
    path: '/api/inscriptions/:id',
    command: commands.updateInscription,
    input: ({ params, body }) => withId(knownFields(body, shape), params['id']),
    present: (answer) => answer,
  }),
  deletionAt('/api/inscriptions/:id'),
  deletionAt('/api/inscriptions-sqlite/:id'),
];
