import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asServer, documentName, firestoreRest, type Request } from './rest.ts';
import { expectSilent } from './leak-assertions.ts';
import { nothingChanges } from './unchanged.ts';
import { world, type World } from './world.ts';

const commit = (...writes: object[]): Request => ({ path: ':commit', body: { writes } });
const fields = (name: string, value: object) => ({ [name]: value });
const mask = (field: string) => ({ updateMask: { fieldPaths: [field] } });
const set = (path: string, field: string, value: object) => ({
  update: { name: documentName(path), fields: fields(field, value) },
});
const seven = { integerValue: '7' };

/** Every way to write to the document at `path`, which is there. */
const writings: Readonly<Record<string, (path: string) => Request>> = {
  'putting another in its place': (path) => commit(set(path, 'vues', seven)),
  'changing a field': (path) => commit({ ...set(path, 'vues', seven), ...mask('vues') }),
  'removing a field': (path) =>
    commit({ update: { name: documentName(path) }, ...mask('vues') }),
  'adding to a number': (path) =>
    commit({
      update: { name: documentName(path) },
      updateMask: {},
      updateTransforms: [{ fieldPath: 'vues', increment: seven }],
    }),
  'a transformation of the older kind': (path) =>
    commit({
      transform: {
        document: documentName(path),
        fieldTransforms: [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }],
      },
    }),
  'deleting it': (path) => commit({ delete: documentName(path) }),
  'changing it on condition that it is there': (path) =>
    commit({ ...set(path, 'vues', seven), currentDocument: { exists: true } }),
  'two writes at once': (path) =>
    commit(set(path, 'vues', seven), set(`${path}-bis`, 'vues', seven)),
  'a batch that is no transaction': (path) => ({
    path: ':batchWrite',
    body: { writes: [set(path, 'vues', seven)] },
  }),
  'PATCH with a mask': (path) => ({
    method: 'PATCH',
    path: `/${path}?updateMask.fieldPaths=vues`,
    body: { fields: fields('vues', seven) },
  }),
  'POST of a new one': (path) => ({
    path: `/${path.split('/')[0]}?documentId=${randomUUID()}`,
    body: { fields: fields('vues', seven) },
  }),
  DELETE: (path) => ({ method: 'DELETE', path: `/${path}` }),
};

const writers: Readonly<Record<string, (world: World) => string | undefined>> = {
  'a visitor': () => undefined,
  'a stranger': ({ stranger }) => stranger,
  'a super administrator': ({ chief }) => chief.token,
};

// Of these tests alone, which empty it.
const scratchFolder = 'nulle-part';

describe('Through the REST interface, writing', () => {
  nothingChanges();
  for (const [title, request] of Object.entries(writings)) {
    for (const [who, token] of Object.entries(writers)) {
      it(`${who} tries ${title}`, async () => {
        // What is refused is well-formed: a server of ours may do it, to a document of nobody's.
        const scratch = `${scratchFolder}/${randomUUID()}`;
        await firestoreRest(asServer, commit(set(scratch, 'vues', seven)));
        expect((await firestoreRest(asServer, request(scratch))).status).toBe(200);
        await removeScratch();

        const { published, secrets } = world();
        const answer = await firestoreRest(token(world()), request(`articles/${published}`));
        expect(answer).toMatchObject({ status: 403 });
        expectSilent(answer.text, secrets);
      });
    }
  }
});

async function removeScratch(): Promise<void> {
  const { text } = await firestoreRest(asServer, { path: `/${scratchFolder}?pageSize=100` });
  const { documents = [] } = JSON.parse(text) as { documents?: { name: string }[] };
  await firestoreRest(asServer, commit(...documents.map(({ name }) => ({ delete: name }))));
}

describe('Through the REST interface, a member’s own advantage', { concurrent: true }, () => {
  nothingChanges();
  const text = (stringValue: string) => ({ stringValue });
  const gains: Readonly<Record<string, (world: World) => object>> = {
    'a higher role': ({ reader }) => ({
      ...set(`users/${reader.id}`, 'role', text('SUPER_ADMIN')),
      ...mask('role'),
    }),
    'an account that is active again': ({ reader }) => ({
      ...set(`users/${reader.id}`, 'isActive', { booleanValue: true }),
      ...mask('isActive'),
    }),
    'sessions that never end': ({ reader }) => ({
      update: { name: documentName(`users/${reader.id}`) },
      ...mask('sessionsSince'),
    }),
    'a document of a member who is none': () =>
      set(`users/${randomUUID()}`, 'role', text('SUPER_ADMIN')),
    'another’s name': () => set(`usernames/${randomUUID()}`, 'uid', text('moi')),
    'a date of login': ({ reader }) =>
      set(`connexions/${reader.id}`, 'lastLogin', text('hier')),
    'a decision on an application': ({ application }) => ({
      ...set(`inscriptions/${application.id}`, 'statut', text('acceptee')),
      ...mask('statut'),
    }),
    'the publication of a testimonial': ({ draft }) => ({
      ...set(`temoignages/${draft.temoignage}`, 'statut', text('publie')),
      ...mask('statut'),
    }),
    'a place for a testimonial': ({ draft }) =>
      set(`places/7`, 'temoignage', text(draft.temoignage)),
    'the principal article': ({ published }) =>
      set('marques/principal', 'article', text(published)),
    'limits that count nothing': () => ({ delete: documentName('limites/x') }),
    'a line of the journal': () => set(`journal/${randomUUID()}`, 'action', text('rien')),
    'a copy for the search': ({ application }) => ({
      delete: documentName(`recherche/${application.id}`),
    }),
  };
  for (const [title, write] of Object.entries(gains)) {
    for (const who of ['reader', 'chief'] as const) {
      it(`the ${who} writes ${title}`, async () => {
        const request = commit(write(world()));
        expect(await firestoreRest(world()[who].token, request)).toMatchObject({ status: 403 });
      });
    }
  }
});
