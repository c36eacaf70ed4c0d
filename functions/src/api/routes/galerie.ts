import * as commands from '../../commands/index.ts';
import { maxPictureBodyBytes } from '../body.ts';
import { knownFields, withId } from '../older-body.ts';
import { commandRoute, documentOfPath, type Route } from '../route.ts';

const shape = {
  fields: ['titre', 'description', 'categorie', 'requestId'],
  picture: 'image',
} as const;

export const galerieRoutes: readonly Route[] = [
  commandRoute({
    method: 'POST',
    path: '/api/galerie',
    command: commands.savePhoto,
    status: 201,
    maxBytes: maxPictureBodyBytes,
    input: ({ body }) => knownFields(body, shape),
    present: (answer) => answer,
  }),
  commandRoute({
    method: 'PUT',
    path: '/api/galerie/:id',
    command: commands.savePhoto,
    maxBytes: maxPictureBodyBytes,
    input: ({ params, body }) => withId(knownFields(body, shape), params['id']),
    present: (answer) => answer,
  }),
  commandRoute({
    method: 'DELETE',
    path: '/api/galerie/:id',
    command: commands.deletePhoto,
    input: documentOfPath,
    present: () => ({}),
  }),
];
