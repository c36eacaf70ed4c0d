import { randomUUID } from 'node:crypto';
import { messages } from '@centre/domain/messages/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepCollections } from '../kept-collections.ts';
import { apiAs, callAs, type Reply } from './calls.ts';
import { speech, words } from './contents.ts';
import { exhaust, expectTooMany } from './limits.ts';
import { newStaff, type Staff } from './members.ts';
import { dataUrl } from './pictures.ts';

keepCollections('articles', 'marques', 'galerie', 'temoignages');

const picture = async (field: string, input: object) => ({
  ...input,
  requestId: randomUUID(),
  [field]: await dataUrl(),
});

interface Limited {
  readonly what: string;
  readonly kind: string;
  readonly ask: (staff: Staff) => Promise<Reply>;
}

const byCallable = (name: string, kind: string, input: () => unknown): Limited => ({
  what: `the callable ${name}`,
  kind,
  ask: async ({ token }) => callAs(token, name, await input()),
});

const byApi = (method: string, path: string, kind: string, input?: () => unknown): Limited => ({
  what: `${method} ${path}`,
  kind,
  ask: async ({ token }) => apiAs(token, method, path, await input?.()),
});

const article = () => picture('image', words());
const photo = () => picture('image', { titre: 'Tour' });
const temoignage = () => picture('photo', speech({ statut: 'brouillon' }));

const limited: readonly Limited[] = [
  byCallable('saveArticle', 'images', article),
  byCallable('savePhoto', 'images', photo),
  byCallable('saveTemoignage', 'images', temoignage),
  byCallable('logExport', 'exports', () => ({ format: 'csv', count: 1 })),
  byCallable('logConsultation', 'lecture-consultation', () => ({ id: 'absente' })),
  byCallable('listJournal', 'lecture-journal', () => ({})),
  byCallable('handleDataSubjectRequest', 'lecture-personne', () => ({
    kind: 'access',
    reference: 'CFPI-7777-7777',
  })),
  byApi('POST', '/api/articles', 'images', article),
  byApi('POST', '/api/galerie', 'images', photo),
  byApi('POST', '/api/temoignages', 'images', temoignage),
  byApi('GET', '/api/inscriptions', 'lecture-liste'),
  byApi('GET', '/api/inscriptions/stats', 'lecture-statistiques'),
  byApi('GET', '/api/auth-sqlite/users', 'lecture-utilisateurs'),
];

let chief: Staff;
beforeAll(async () => {
  chief = await newStaff('SUPER_ADMIN');
});

describe.each(limited)('$what', ({ kind, ask }) => {
  it('is refused beyond the limit of an hour, and says when to come again', async () => {
    expect((await ask(chief)).status).toBeLessThan(300);
    const busy = await newStaff('SUPER_ADMIN');
    await exhaust(`membre-${kind}`, busy.id);
    expectTooMany(await ask(busy), messages.tooMany);
  });
});

describe('a member who has sent too many pictures', () => {
  it('may still save what has none', async () => {
    const busy = await newStaff('CONTENT_MANAGER');
    await exhaust('membre-images', busy.id);
    expect((await callAs(busy.token, 'saveArticle', await article())).status).toBe(429);
    expect((await callAs(busy.token, 'saveArticle', words())).status).toBe(200);
  });
});
