import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { attempt } from './attempts.ts';
import { asServer, documentName, firestoreRest, type Request } from './rest.ts';
import { nothingChanges } from './stored.ts';
import { tokenOf, world, type World } from './world.ts';

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

// Of these tests alone, which empty it: a server of ours may write there what is refused elsewhere.
const scratchFolder = 'nulle-part';

const emptied = () => firestore().recursiveDelete(firestore().collection(scratchFolder));

describe('Through the REST interface, writing', () => {
  nothingChanges();
  for (const [title, request] of Object.entries(writings)) {
    for (const who of ['a visitor', 'a stranger', 'a super administrator'] as const) {
      attempt(`${who} tries ${title}`, [403], async () => {
        const scratch = `${scratchFolder}/${randomUUID()}`;
        await firestoreRest(asServer, commit(set(scratch, 'vues', seven)));
        const article = `articles/${world().published}`;
        return [
          () => firestoreRest(asServer, request(scratch)),
          () => firestoreRest(tokenOf[who](), request(article)),
          emptied,
        ];
      });
    }
  }
});

/** The same writes to documents of the same names below another. */
const inScratch = (request: Request): Request => ({
  ...request,
  body: JSON.stringify(request.body).replaceAll(
    `${documentName()}/`,
    `${documentName(`${scratchFolder}/${randomUUID()}`)}/`,
  ),
});

describe('Through the REST interface, a member’s own advantage', () => {
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
    'the principal article': ({ published }) => ({
      ...set(`articles/${published}`, 'isPrincipal', text('true')),
      ...mask('isPrincipal'),
    }),
    'the mark of what is published': () =>
      set('marques/publications', 'changedAt', text('hier')),
    'limits that count nothing': () => ({ delete: documentName('limites/x') }),
    'a line of the journal': () => set(`journal/${randomUUID()}`, 'action', text('rien')),
    'no register any more': ({ register }) => ({
      delete: documentName(`registres/${register}`),
    }),
  };
  for (const [title, write] of Object.entries(gains)) {
    for (const who of ['reader', 'chief'] as const) {
      attempt(`the ${who} writes ${title}`, [403], () => {
        const request = commit(write(world()));
        return [
          () => firestoreRest(asServer, inScratch(request)),
          () => firestoreRest(world()[who].token, request),
          emptied,
        ];
      });
    }
  }
});
