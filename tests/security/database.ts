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

/** Requests that read the document `path` or its collection `name`, by names in titles. */
const readings: Readonly<Record<string, (path: string, name: string) => Request>> = {
  'the document': (path) => ({ path: `/${path}` }),
  'one field of the document': (path) => ({ path: `/${path}?mask.fieldPaths=statut` }),
  'a page of the list': (_, name) => ({ path: `/${name}?pageSize=1` }),
  'the document names': (_, name) => ({ path: `/${name}?mask.fieldPaths=__name__` }),
  'a batch of one document': (path) => batchGet([path]),
  'a batch in a transaction': (path) => batchGet([path], inTransaction),
  'a batch with a public photo': (path) => batchGet(['galerie/aucune', path]),
  'a query': (_, name) => query(one(name)),
  'a query in a transaction': (_, name) => query(one(name), inTransaction),
  'a query for names only': (_, name) => query({ ...one(name), select: { fields: names } }),
  'a query by name': (path, name) =>
    query({ ...one(name), where: filter('__name__', 'EQUAL', reference(path)) }),
  'a query with a cursor': (path, name) =>
    query({
      ...one(name),
      orderBy: [{ field: names[0] }],
      startAt: { values: [reference(path)], before: true },
    }),
  'a query with an offset': (_, name) => query({ ...one(name), offset: 1 }),
  'a count': (_, name) => aggregation(name, { count: {} }),
  'a count of one statut': (_, name) =>
    aggregation(name, { count: {} }, { where: filter('statut', 'EQUAL', text('acceptee')) }),
  'a count limited to one': (_, name) => aggregation(name, { count: { upTo: '1' } }),
  'a sum': (_, name) => aggregation(name, { sum: { field: { fieldPath: 'n' } } }),
};

const outsiders = ['a visitor', 'a stranger', 'an editor'] as const;
const chief = 'a super administrator';

describe.each<[name: string, id: () => string, reader: Who, denied: readonly Who[]]>([
  ['inscriptions', () => world().application.id, 'a reader', outsiders],
  ['registres', () => world().register, 'a reader', outsiders],
  ['corbeilleInscriptions', () => world().binned, chief, ['a visitor', 'an editor']],
  ['users', () => world().reader.id, chief, ['a director', 'a former member']],
])('Reading %s by REST', (name, id, reader, denied) => {
  expectUnchangedData();
  for (const thief of denied) {
    attempts(readings, `denies ${thief} %s of ${name}`, [403], (reading) => {
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
      'the statut of drafts': list(statut('EQUAL', text('brouillon'))),
      'a NOT_EQUAL filter': list(statut('NOT_EQUAL', text(shown))),
      'an IN filter': list(statut('IN', both(shown, 'brouillon'))),
      'a NOT_IN filter': list(statut('NOT_IN', both('x'))),
      'a GREATER_THAN_OR_EQUAL filter': list(statut('GREATER_THAN_OR_EQUAL', text('a'))),
      'an IS_NOT_NULL filter': list({ where: isNotNull }),
      'an OR filter': list({ where: { compositeFilter: isPublishedOrMarked } }),
      'the statut in upper case': list(statut('EQUAL', text(shown.toUpperCase()))),
      'an order instead of a filter': list({ orderBy: [{ field: { fieldPath: 'statut' } }] }),
      'a collection group query': list(published, { allDescendants: true }),
    };
    attempts(tricks, `denies a visitor ${name} with %s`, [403], (trick) => [
      send(undefined, list(published)),
      send(undefined, trick),
    ]);
    attempt(`denies a visitor the count of ${name} with drafts`, [403], () => {
      const count = aggregation(name, { count: {} });
      return [send(world().reader.token, count), send(undefined, count)];
    });
  });
});

describe('Reading server-only data by REST', { concurrent: true }, () => {
  expectUnchangedData();
  const closed = [
    ...['usernames', 'limites', 'references', 'marques', 'inscriptionsSupprimees'],
    ...['contenusSupprimes', 'journal', 'sessionsTerminees', 'vues'],
  ];
  for (const name of closed) {
    const requests = { listing: query(one(name)), counting: aggregation(name, { count: {} }) };
    attempts(requests, `denies a super administrator %s ${name}`, [403], (request) => [
      send(serverToken, request),
      send(world().chief.token, request),
    ]);
  }

  const everywhere = { allDescendants: true };
  const unusual: Readonly<Record<string, (id: string) => Request>> = {
    'the names of all collections': () => ({ path: ':listCollectionIds', body: {} }),
    'the subcollections of an application': (id) => ({
      ...{ path: `/inscriptions/${id}:listCollectionIds`, body: {} },
    }),
    'missing documents': () => ({ path: '/inscriptions?showMissing=true' }),
    'a collection group query': () =>
      query({ from: [{ collectionId: 'inscriptions', ...everywhere }] }),
    'a query over all collections': () => query({ from: [everywhere] }),
    'a subcollection of an application': (id) => ({ path: `/inscriptions/${id}/notes` }),
    'an encoded relative path': () => ({ path: '/articles%2F..%2Finscriptions' }),
    'a reserved document name': () => ({ path: '/inscriptions/__id7__' }),
    'a collection name in another case': (id) => ({ path: `/Inscriptions/${id}` }),
    'another database': (id) => ({ path: `/../../autre/documents/inscriptions/${id}` }),
  };
  attempts(unusual, 'denies a super administrator %s', refusals, (request) => {
    const { chief, application } = world();
    const valid = { path: `/inscriptions/${application.id}` };
    return [send(chief.token, valid), send(chief.token, request(application.id))];
  });
});

const commit = (...writes: object[]): Request => ({ path: ':commit', body: { writes } });
const mask = { updateMask: { fieldPaths: ['vues'] } };
const seven = { integerValue: '7' };
const fields = { vues: seven };
const set = (path: string) => ({ update: { name: documentName(path), fields } });

/** Requests that write to the document at `path`, by their names in titles. */
const writings: Readonly<Record<string, (path: string) => Request>> = {
  'a replacement of a document': (path) => commit(set(path)),
  'an update of a field': (path) => commit({ ...set(path), ...mask }),
  'a deletion of a field': (path) => commit({ update: { name: documentName(path) }, ...mask }),
  'an increment': (path) =>
    commit({
      ...{ update: { name: documentName(path) }, updateMask: {} },
      updateTransforms: [{ fieldPath: 'vues', increment: seven }],
    }),
  'a legacy transform': (path) => {
    const fieldTransforms = [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }];
    return commit({ transform: { document: documentName(path), fieldTransforms } });
  },
  'a deletion of a document': (path) => commit({ delete: documentName(path) }),
  'an update with a precondition': (path) =>
    commit({ ...set(path), currentDocument: { exists: true } }),
  'two writes in a commit': (path) => commit(set(path), set(`${path}-bis`)),
  'a batchWrite': (path) => ({
    ...{ path: ':batchWrite', body: { writes: [set(path)] } },
  }),
  'PATCH with a mask': (path) => ({
    ...{ method: 'PATCH', path: `/${path}?updateMask.fieldPaths=vues`, body: { fields } },
  }),
  'POST of a new document': (path) => ({
    ...{ path: `/${path.split('/')[0]}?documentId=${randomUUID()}`, body: { fields } },
  }),
  DELETE: (path) => ({ method: 'DELETE', path: `/${path}` }),
};

// The accepted requests of a server write to this collection, which is emptied each time.
const scratch = 'nulle-part';
const emptyScratch = () => firestore().recursiveDelete(firestore().collection(scratch));

describe('Writing by REST', () => {
  expectUnchangedData();
  for (const who of ['a visitor', 'a stranger', 'a super administrator'] as const) {
    attempts(writings, `denies ${who} %s`, [403], async (request) => {
      const path = `${scratch}/${randomUUID()}`;
      await firestoreRest(serverToken, commit(set(path)));
      const article = `articles/${world().published}`;
      return [
        send(serverToken, request(path)),
        send(tokenOf[who](), request(article)),
        emptyScratch,
      ];
    });
  }
});
