import {
  answerWith,
  listOf,
  nothingAnswer,
  pageWith,
  photoAnswer,
  photoCategoryAnswer,
} from '@centre/domain/api-answers';
import { savePhotoRequest } from '@centre/domain/photo-schema';
import { staffPhotoMessages } from '@centre/domain/staff/photo-messages';
import * as commands from '../../commands/index.ts';
import type { OlderShape } from '../older-body.ts';
import { presentPage } from '../presented.ts';
import { commandRoute, documentOfPath, nothing, pageOfList, type Route } from '../route.ts';

const all = '/api/galerie';
const one = `${all}/:id`;

const shape: OlderShape = {
  fields: ['titre', 'description', 'categorie', 'requestId'],
  picture: 'image',
  choices: ['categorie'],
};

const body = { schema: savePhotoRequest };
const answer = answerWith({ photo: photoAnswer });

export const galerieRoutes: readonly Route[] = [
  commandRoute({
    method: 'GET',
    path: all,
    does: 'Lists the photos, the latest first.',
    command: commands.listPhotos,
    input: pageOfList,
    isList: true,
    present: (page) => presentPage('photos', page),
    answer: pageWith({ photos: listOf(photoAnswer) }),
    refusals: [429],
  }),
  commandRoute({
    method: 'GET',
    path: `${all}/categories`,
    does: 'Lists the categories of photos, each with the number of its photos.',
    command: commands.countPhotos,
    input: nothing,
    present: (categories) => categories,
    answer: answerWith({ categories: listOf(photoCategoryAnswer) }),
  }),
  commandRoute({
    method: 'POST',
    path: all,
    does: 'Adds a photo.',
    command: commands.savePhoto,
    status: 201,
    body,
    shape,
    present: (saved) => saved,
    answer,
    refusals: [429],
  }),
  commandRoute({
    method: 'PUT',
    path: one,
    does: 'Corrects a photo, whose image stays when none is sent.',
    command: commands.savePhoto,
    failure: staffPhotoMessages.changeFailed,
    body,
    shape,
    present: (saved) => saved,
    answer,
    refusals: [429],
  }),
  commandRoute({
    method: 'DELETE',
    path: one,
    does: 'Deletes a photo and its files.',
    command: commands.deletePhoto,
    input: documentOfPath,
    present: () => ({}),
    answer: nothingAnswer,
  }),
];
