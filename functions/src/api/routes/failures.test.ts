import { expect, it } from 'vitest';
import { staffPhotoMessages as says } from '@centre/domain/messages/staff/content';
import { routes } from './index.ts';

it.each([
  ['its command', 'POST', '/api/galerie', says.addFailed],
  ['the route itself', 'PUT', '/api/galerie/:id', says.changeFailed],
])('What could not be done is said by %s: %s %s', (_, method, path, sentence) => {
  const route = routes.find((one) => one.method === method && one.path === path);
  expect(route?.failure).toBe(sentence);
});
