import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { attempt, attempts, expectUnchangedData, refusals } from './attempts.ts';
import { serverToken, documentName, firestoreRest, type Request } from './rest.ts';
import { tokenOf, world, type Who } from './world.ts';

const send = (token: string | undefined, request: Request) => () =>
  firestoreRest(token, request);

const one = (collectionId: string) => ({ from: [{ collectionId }], limit: 1 });
const query = (structuredQuery: object, more: object = {}): Request => ({
  path: ':runQuery',
  body: { structuredQuery, ...more },
});
const aggregation = (name: string, aggregation: object, more: object = {}): Request => ({
  path: ':runAggregationQuery',
  body: {
    structuredAggregationQuery: {
      structuredQuery: { from: one(name).from, ...more },
      aggregations: [{ alias: 'n', ...aggregation }],
    },
  },
});
const batchGet = (paths: readonly string[], more: object = {}): Request => ({
  path: ':batchGet',
  body: { documents: paths.map(documentName), ...more },
});
const inTransaction = { newTransaction: { readOnly: {} } };
const reference = (path: string) => ({ referenceValue: documentName(path) });
const text = (stringValue: string) => ({ stringValue });
const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const names = [{ fieldPath: '__name__' }];

/** Every way to ask for what is in collection `name`, where the document `path` is. */
const readings: Readonly<Record<string, (path: string, name: string) => Request>> = {
  'its document': (path) => ({ path: `/${path}` }),
  'one field of its document': (path) => ({ path: `/${path}?mask.fieldPaths=statut` }),
  'a page of its list': (_, name) => ({ path: `/${name}?pageSize=1` }),
  'only the names of its list': (_, name) => ({ path: `/${name}?mask.fieldPaths=__name__` }),
  'a batch of one': (path) => batchGet([path]),
  'a batch in a transaction': (path) => batchGet([path], inTransaction),
  'a batch beside a public photo': (path) => batchGet(['galerie/aucune', path]),
  'a query': (_, name) => query(one(name)),
  'a query in a transaction': (_, name) => query(one(name), inTransaction),
  'a query for names alone': (_, name) => query({ ...one(name), select: { fields: names } }),
  'a query by name': (path, name) =>
    query({ ...one(name), where: filter('__name__', 'EQUAL', reference(path)) }),
  'a query from one name on': (path, name) =>
    query({
      ...one(name),
      orderBy: [{ field: names[0] }],
      startAt: { values: [reference(path)], before: true },
    }),
  'a query that skips the first': (_, name) => query({ ...one(name), offset: 1 }),
  'a count': (_, name) => aggregation(name, { count: {} }),
  'a count of one statut': (_, name) =>
    aggregation(name, { count: {} }, { where: filter('statut', 'EQUAL', text('acceptee')) }),
  'a count up to one': (_, name) => aggregation(name, { count: { upTo: '1' } }),
  'a sum': (_, name) => aggregation(name, { sum: { field: { fieldPath: 'n' } } }),
};

const outsiders = ['a visitor', 'a stranger', 'an editor'] as const;
const chief = 'a super administrator';

describe.each<[name: string, id: () => string, reader: Who, thieves: readonly Who[]]>([
  ['inscriptions', () => world().application.id, 'a reader', outsiders],
  ['registres', () => world().register, 'a reader', outsiders],
  ['corbeilleInscriptions', () => world().binned, chief, ['a visitor', 'an editor']],
  ['users', () => world().reader.id, chief, ['a director', 'a former member']],
])('Reading %s by REST', (name, id, reader, thieves) => {
  expectUnchangedData();
  for (const thief of thieves) {
    attempts(readings, `${thief} asks ${name} for %s`, [403], (reading) => {
      const request = reading(`${name}/${id()}`, name);
      return [send(tokenOf[reader](), request), send(tokenOf[thief](), request)];
    });
  }
});

describe('Reading drafts by REST', { concurrent: true }, () => {
  expectUnchangedData();
  const statut = (op: string, value: object) => ({ where: filter('statut', op, value) });
  const both = (...marks: string[]) => ({ arrayValue: { values: marks.map(text) } });
  const isNotNull = { unaryFilter: { field: { fieldPath: 'statut' }, op: 'IS_NOT_NULL' } };

  describe.each([
    { name: 'articles', shown: 'publié' },
    { name: 'temoignages', shown: 'publie' },
  ])('of $name', ({ name, shown }) => {
    const published = statut('EQUAL', text(shown));
    const list = (more: object = {}, from: object = {}) =>
      query({ from: [{ collectionId: name, ...from }], limit: 10, ...more });
    const isPublishedOrMarked = { op: 'OR', filters: [published.where, isNotNull] };
    const tricks: Readonly<Record<string, Request>> = {
      'no filter': list(),
      'drafts by their mark': list(statut('EQUAL', text('brouillon'))),
      'everything not published': list(statut('NOT_EQUAL', text(shown))),
      'one mark or the other': list(statut('IN', both(shown, 'brouillon'))),
      'every mark but one': list(statut('NOT_IN', both('x'))),
      'marks from a letter on': list(statut('GREATER_THAN_OR_EQUAL', text('a'))),
      'any mark': list({ where: isNotNull }),
      'published, or any mark': list({ where: { compositeFilter: isPublishedOrMarked } }),
      'the mark in capitals': list(statut('EQUAL', text(shown.toUpperCase()))),
      'an order in place of a filter': list({ orderBy: [{ field: { fieldPath: 'statut' } }] }),
      'all collections of that name': list(published, { allDescendants: true }),
    };
    attempts(tricks, `a visitor asks ${name} for %s`, [403], (trick) => [
      send(undefined, list(published)),
      send(undefined, trick),
    ]);
    attempt(`a visitor counts ${name} with the drafts`, [403], () => {
      const count = aggregation(name, { count: {} });
      return [send(world().reader.token, count), send(undefined, count)];
    });
  });
});

describe('Reading what only the functions know by REST', { concurrent: true }, () => {
  expectUnchangedData();
  const closed = [
    ...['usernames', 'limites', 'references', 'marques', 'inscriptionsSupprimees'],
    ...['contenusSupprimes', 'journal', 'sessionsTerminees', 'vues'],
  ];
  for (const name of closed) {
    const ways = { lists: query(one(name)), counts: aggregation(name, { count: {} }) };
    attempts(ways, `a super administrator %s ${name}`, [403], (request) => [
      send(serverToken, request),
      send(world().chief.token, request),
    ]);
  }

  const everywhere = { allDescendants: true };
  const odd: Readonly<Record<string, (id: string) => Request>> = {
    'the names of all collections': () => ({ path: ':listCollectionIds', body: {} }),
    'the collections below an application': (id) => ({
      ...{ path: `/inscriptions/${id}:listCollectionIds`, body: {} },
    }),
    'missing documents': () => ({ path: '/inscriptions?showMissing=true' }),
    'all collections of one name': () =>
      query({ from: [{ collectionId: 'inscriptions', ...everywhere }] }),
    'all collections of any name': () => query({ from: [everywhere] }),
    'a collection below an application': (id) => ({ path: `/inscriptions/${id}/notes` }),
    'a path with two dots': () => ({ path: '/articles%2F..%2Finscriptions' }),
    'a name that Firestore reserves': () => ({ path: '/inscriptions/__id7__' }),
    'a name in other letters': (id) => ({ path: `/Inscriptions/${id}` }),
    'another database': (id) => ({ path: `/../../autre/documents/inscriptions/${id}` }),
  };
  attempts(odd, 'a super administrator asks for %s', refusals, (request) => {
    const { chief, application } = world();
    const sound = { path: `/inscriptions/${application.id}` };
    return [send(chief.token, sound), send(chief.token, request(application.id))];
  });
});

const commit = (...writes: object[]): Request => ({ path: ':commit', body: { writes } });
const mask = { updateMask: { fieldPaths: ['vues'] } };
const seven = { integerValue: '7' };
const fields = { vues: seven };
const set = (path: string) => ({ update: { name: documentName(path), fields } });

/** Every way to write to the document at `path`. */
const writings: Readonly<Record<string, (path: string) => Request>> = {
  'putting another in its place': (path) => commit(set(path)),
  'changing a field': (path) => commit({ ...set(path), ...mask }),
  'removing a field': (path) => commit({ update: { name: documentName(path) }, ...mask }),
  'adding to a number': (path) =>
    commit({
      ...{ update: { name: documentName(path) }, updateMask: {} },
      updateTransforms: [{ fieldPath: 'vues', increment: seven }],
    }),
  'a transformation of the older kind': (path) => {
    const fieldTransforms = [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }];
    return commit({ transform: { document: documentName(path), fieldTransforms } });
  },
  'deleting it': (path) => commit({ delete: documentName(path) }),
  'changing it on condition that it exists': (path) =>
    commit({ ...set(path), currentDocument: { exists: true } }),
  'two writes at once': (path) => commit(set(path), set(`${path}-bis`)),
  'a batch without a transaction': (path) => ({
    ...{ path: ':batchWrite', body: { writes: [set(path)] } },
  }),
  'PATCH with a mask': (path) => ({
    ...{ method: 'PATCH', path: `/${path}?updateMask.fieldPaths=vues`, body: { fields } },
  }),
  'POST of a new one': (path) => ({
    ...{ path: `/${path.split('/')[0]}?documentId=${randomUUID()}`, body: { fields } },
  }),
  DELETE: (path) => ({ method: 'DELETE', path: `/${path}` }),
};

// Where a server may write what is refused elsewhere; emptied after each attempt.
const scratch = 'nulle-part';
const emptied = () => firestore().recursiveDelete(firestore().collection(scratch));

describe('Writing by REST', () => {
  expectUnchangedData();
  for (const who of ['a visitor', 'a stranger', 'a super administrator'] as const) {
    attempts(writings, `${who} tries %s`, [403], async (request) => {
      const path = `${scratch}/${randomUUID()}`;
      await firestoreRest(serverToken, commit(set(path)));
      const article = `articles/${world().published}`;
      return [
        send(serverToken, request(path)),
        send(tokenOf[who](), request(article)),
        emptied,
      ];
    });
  }
});
