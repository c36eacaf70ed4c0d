import { messages } from '@centre/domain/messages/messages';
import type { Reply } from './calls.ts';
import { answerOf, dataUrl, channelsTo } from './publishing.ts';
import { callAs, type Staff } from './staff.ts';

const path = (id: string) => `/api/galerie/${id}`;

export const creations = channelsTo({
  callable: 'savePhoto',
  method: 'POST',
  path: () => '/api/galerie',
});

export const changes = channelsTo({ callable: 'savePhoto', method: 'PUT', path });

export const deletions = channelsTo({ callable: 'deletePhoto', method: 'DELETE', path });

export const notFound = { status: 404, says: messages.notFound };

interface Sent {
  readonly id: string;
  readonly picture: { readonly folder: string };
}

export const photoOf = (reply: Reply) =>
  answerOf(reply)['photo'] as Sent & Record<string, unknown>;

export const create = async ({ token }: Staff, overrides: Record<string, unknown> = {}) =>
  photoOf(
    await callAs(token, 'savePhoto', {
      titre: 'Tour parallèle',
      image: await dataUrl(),
      ...overrides,
    }),
  );
