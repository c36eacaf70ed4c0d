import { expect, it } from 'vitest';
import { staffPhotoMessages as texts } from '@centre/domain/messages/staff/content';
import { routes } from './index.ts';

it.each([
  ['the command', 'POST', '/api/galerie', texts.addFailed],
  ['the route', 'PUT', '/api/galerie/:id', texts.changeFailed],
])('Failure message is that of %s: %s %s', (_, method, path, sentence) => {
  const route = routes.find((one) => one.method === method && one.path === path);
  expect(route?.failure).toBe(sentence);
});
