import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import * as commands from '../../commands/index.ts';
import type { LegacyShape } from '../legacy-body.ts';
import { commandRoute, listRoute, type Route } from '../route.ts';

const all = '/api/galerie';
const one = `${all}/:id`;

const shape: LegacyShape = {
  fields: ['titre', 'description', 'categorie', 'requestId'],
  picture: 'image',
  choices: ['categorie'],
};

export const galerieRoutes: readonly Route[] = [
  listRoute(all, 'photos', commands.listPhotos),
  commandRoute('GET', `${all}/categories`, commands.countPhotos),
  commandRoute('POST', all, commands.savePhoto, { status: 201, shape }),
  commandRoute('PUT', one, commands.savePhoto, {
    failure: staffPhotoMessages.changeFailed,
    shape,
  }),
  commandRoute('DELETE', one, commands.deletePhoto),
];
