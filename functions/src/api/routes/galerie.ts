import {
  answerWith,
  deletionAnswer,
  listOf,
  photoAnswer,
  photoCategoryAnswer,
} from '@centre/domain/api-answers';
import { savePhotoRequest } from '@centre/domain/photo/schema';
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

const saved = {
  body: { schema: savePhotoRequest },
  shape,
  answer: answerWith({ photo: photoAnswer }),
  refusals: [429],
};

export const galerieRoutes: readonly Route[] = [
  listRoute(all, 'photos', commands.listPhotos, {
    does: 'Lists the photos, the latest first.',
    record: photoAnswer,
  }),
  commandRoute('GET', `${all}/categories`, commands.countPhotos, {
    does: 'Lists the categories of photos, each with the number of its photos.',
    answer: answerWith({ categories: listOf(photoCategoryAnswer) }),
  }),
  commandRoute('POST', all, commands.savePhoto, {
    does: 'Adds a photo.',
    status: 201,
    ...saved,
    refusals: [409, 429],
  }),
  commandRoute('PUT', one, commands.savePhoto, {
    does: 'Corrects a photo, whose image stays when none is sent.',
    failure: staffPhotoMessages.changeFailed,
    ...saved,
  }),
  commandRoute('DELETE', one, commands.deletePhoto, {
    does: 'Puts a photo into the bin, for thirty days; its files are hidden.',
    answer: deletionAnswer,
  }),
];
