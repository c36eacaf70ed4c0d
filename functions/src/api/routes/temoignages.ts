import { staffTemoignageMessages } from '@centre/domain/staff/temoignage-messages';
import * as commands from '../../commands/index.ts';
import { maxPictureBodyBytes, readJsonBody } from '../body.ts';
import { knownFields, withId } from '../older-body.ts';
import { commandRoute, documentOfPath, type Route } from '../route.ts';

const shape = {
  fields: [
    ...['nom', 'prenom', 'formation', 'promotion', 'contenu', 'note', 'entreprise', 'poste'],
    ...['statut', 'requestId'],
  ],
  picture: 'photo',
} as const;

const path = '/api/temoignages/:id';

const modification = commandRoute({
  method: 'PUT',
  path,
  command: commands.saveTemoignage,
  maxBytes: maxPictureBodyBytes,
  input: ({ params, body }) => withId(knownFields(body, shape), params['id']),
  present: (answer) => answer,
});

const changeOfStatut = commandRoute({
  method: 'PUT',
  path,
  command: commands.setTemoignageStatut,
  input: ({ params, body }) => withId(knownFields(body, shape), params['id']),
  present: (answer) => answer,
});

function isStatutAlone(body: unknown): boolean {
  const known = knownFields(body, shape);
  return typeof known === 'object' && known !== null && Object.keys(known).join() === 'statut';
}

export const temoignageRoutes: readonly Route[] = [
  commandRoute({
    method: 'POST',
    path: '/api/temoignages',
    command: commands.saveTemoignage,
    status: 201,
    maxBytes: maxPictureBodyBytes,
    input: ({ body }) => knownFields(body, shape),
    present: (answer) => ({ ...answer, message: staffTemoignageMessages.added }),
  }),
  {
    ...modification,
    failure: staffTemoignageMessages.modifyFailed,
    handle: (request, params) => {
      const body = readJsonBody(request, maxPictureBodyBytes);
      return (isStatutAlone(body) ? changeOfStatut : modification).handle(request, params);
    },
  },
  commandRoute({
    method: 'DELETE',
    path,
    command: commands.deleteTemoignage,
    input: documentOfPath,
    present: () => ({}),
  }),
];
