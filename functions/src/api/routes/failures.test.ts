import { expect, it } from 'vitest';
import {
  staffPhotoMessages,
  staffTemoignageMessages,
} from '@centre/domain/messages/staff/content';
import { routes } from './index.ts';

it.each([
  ['POST', '/api/galerie', staffPhotoMessages.addFailed],
  ['PUT', '/api/galerie/:id', staffPhotoMessages.changeFailed],
  ['DELETE', '/api/galerie/:id', staffPhotoMessages.deleteFailed],
  ['POST', '/api/temoignages', staffTemoignageMessages.addFailed],
  ['PUT', '/api/temoignages/:id', staffTemoignageMessages.modifyFailed],
])('When %s %s breaks down, it says what could not be done', (method, path, sentence) => {
  const route = routes.find((one) => one.method === method && one.path === path);
  expect(route?.failure).toBe(sentence);
});
