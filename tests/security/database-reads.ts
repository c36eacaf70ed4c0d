import { describe } from 'vitest';
import { attempt, refusals } from './attempts.ts';
import { asServer, documentName, firestoreRest, type Request } from './rest.ts';
import { nothingChanges } from './stored.ts';
import { tokenOf, world, type Who, type World } from './world.ts';

const one = (path: string) => ({ from: [{ collectionId: path }], limit: 1 });
const equals = (field: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value },
});
const query = (structuredQuery: object): Request => ({
  path: ':runQuery',
  body: { structuredQuery },
});
const aggregation = (path: string, ...aggregations: object[]): Request => ({
  path: ':runAggregationQuery',
  body: {
    structuredAggregationQuery: { structuredQuery: { from: one(path).from }, aggregations },
  },
});
const count = { alias: 'n', count: {} };

/** Every way to ask for what is in `collection`, where `id` is. */
const readings: Readonly<Record<string, (collection: string, id: string) => Request>> = {
  'its document': (name, id) => ({ path: `/${name}/${id}` }),
  'one field of its document': (name, id) => ({
    path: `/${name}/${id}?mask.fieldPaths=statut`,
  }),
  'a page of its list': (name) => ({ path: `/${name}?pageSize=1` }),
  'nothing but the names of its list': (name) => ({
    path: `/${name}?mask.fieldPaths=__name__`,
  }),
  'a batch of one': (name, id) => ({
    path: ':batchGet',
    body: { documents: [documentName(`${name}/${id}`)] },
  }),
  'a batch in a transaction': (name, id) => ({
    path: ':batchGet',
    body: { documents: [documentName(`${name}/${id}`)], newTransaction: { readOnly: {} } },
  }),
  'a batch beside a photo that is public': (name, id) => ({
    path: ':batchGet',
    body: { documents: [`galerie/aucune`, `${name}/${id}`].map(documentName) },
  }),
  'a query': (name) => query(one(name)),
  'a query in a transaction': (name) => ({
    path: ':runQuery',
    body: { structuredQuery: one(name), newTransaction: { readOnly: {} } },
  }),
  'a query for the names alone': (name) =>
    query({ ...one(name), select: { fields: [{ fieldPath: '__name__' }] } }),
  'a query by the name': (name, id) =>
    query({
      ...one(name),
      where: equals('__name__', { referenceValue: documentName(`${name}/${id}`) }),
    }),
  'a query from one name on': (name, id) =>
    query({
      ...one(name),
      orderBy: [{ field: { fieldPath: '__name__' } }],
      startAt: {
        values: [{ referenceValue: documentName(`${name}/${id}`) }],
        before: true,
      },
    }),
  'a query that skips the first': (name) => query({ ...one(name), offset: 1 }),
  'how many there are': (name) => aggregation(name, count),
  'whether there is any': (name) => aggregation(name, { alias: 'n', count: { upTo: '1' } }),
  'a sum over it': (name) =>
    aggregation(name, { alias: 'n', sum: { field: { fieldPath: 'n' } } }),
};

const asking = (token: string | undefined, request: Request) => () =>
  firestoreRest(token, request);

interface Treasure {
  readonly name: string;
  readonly id: (world: World) => string;
  readonly reader: (world: World) => string;
  readonly thieves: readonly Who[];
}

const treasures: readonly Treasure[] = [
  {
    name: 'inscriptions',
    id: ({ application }) => application.id,
    reader: ({ reader }) => reader.token,
    thieves: ['a visitor', 'a stranger', 'an editor'],
  },
  {
    name: 'registres',
    id: ({ register }) => register,
    reader: ({ reader }) => reader.token,
    thieves: ['an editor'],
  },
  {
    name: 'corbeilleInscriptions',
    id: ({ binned }) => binned,
    reader: ({ chief }) => chief.token,
    thieves: ['a visitor', 'an editor'],
  },
  {
    name: 'users',
    id: ({ reader }) => reader.id,
    reader: ({ chief }) => chief.token,
    thieves: ['a director', 'a former member'],
  },
];

describe.each(treasures)(
  'Through the REST interface, $name',
  ({ name, id, reader, thieves }) => {
    nothingChanges();
    for (const [title, request] of Object.entries(readings)) {
      for (const thief of thieves) {
        attempt(`${thief} asks ${name} for ${title}`, [403], () => {
          const asked = request(name, id(world()));
          return [asking(reader(world()), asked), asking(tokenOf[thief](), asked)];
        });
      }
    }
  },
);

describe('Through the REST interface, drafts', { concurrent: true }, () => {
  nothingChanges();
  const statut = (op: string, ...values: string[]) => ({
    fieldFilter: {
      field: { fieldPath: 'statut' },
      op,
      value: op.endsWith('IN')
        ? { arrayValue: { values: values.map(text) } }
        : text(values[0] ?? ''),
    },
  });
  const text = (stringValue: string) => ({ stringValue });
  const all = (op: string, ...filters: object[]) => ({ compositeFilter: { op, filters } });
  const isNotNull = { unaryFilter: { field: { fieldPath: 'statut' }, op: 'IS_NOT_NULL' } };

  describe.each([
    { name: 'articles', shown: 'publié' },
    { name: 'temoignages', shown: 'publie' },
  ])('of $name', ({ name, shown }) => {
    const published = statut('EQUAL', shown);
    const from = (more: object = {}) => ({ from: [{ collectionId: name, ...more }] });
    const sound = query({ ...from(), limit: 10, where: published });
    const tricks: Readonly<Record<string, object>> = {
      'no filter': {},
      'drafts by their mark': { where: statut('EQUAL', 'brouillon') },
      'everything that is not published': { where: statut('NOT_EQUAL', shown) },
      'one mark or the other': { where: statut('IN', shown, 'brouillon') },
      'every mark but one': { where: statut('NOT_IN', 'x') },
      'marks from a letter on': { where: statut('GREATER_THAN_OR_EQUAL', 'a') },
      'any mark': { where: isNotNull },
      'what is published or has a mark': { where: all('OR', published, isNotNull) },
      'the mark in capitals': { where: statut('EQUAL', shown.toUpperCase()) },
      'an order in place of a filter': { orderBy: [{ field: { fieldPath: 'statut' } }] },
    };
    for (const [title, trick] of Object.entries(tricks)) {
      attempt(`a visitor asks ${name} for ${title}`, [403], () => [
        asking(undefined, sound),
        asking(undefined, query({ ...from(), limit: 10, ...trick })),
      ]);
    }
    attempt(`a visitor counts ${name} with the drafts`, [403], () => [
      asking(world().reader.token, aggregation(name, count)),
      asking(undefined, aggregation(name, count)),
    ]);
    attempt(`a visitor searches all collections named ${name}`, [403], () => [
      asking(undefined, sound),
      asking(
        undefined,
        query({ ...from({ allDescendants: true }), limit: 10, where: published }),
      ),
    ]);
  });
});

describe(
  'Through the REST interface, what only the functions know',
  { concurrent: true },
  () => {
    nothingChanges();
    const closed = [
      ...['usernames', 'limites', 'references', 'marques'],
      ...[
        'inscriptionsSupprimees',
        'contenusSupprimes',
        'journal',
        'sessionsTerminees',
        'vues',
      ],
    ];
    const ways = {
      lists: (name: string) => query(one(name)),
      counts: (name: string) => aggregation(name, count),
    };
    for (const name of closed) {
      for (const [way, ask] of Object.entries(ways)) {
        attempt(`a super administrator ${way} ${name}`, [403], () => [
          asking(asServer, ask(name)),
          asking(world().chief.token, ask(name)),
        ]);
      }
    }

    const odd: Readonly<Record<string, (id: string) => Request>> = {
      'the names of all collections': () => ({ path: ':listCollectionIds', body: {} }),
      'the collections below an application': (id) => ({
        path: `/inscriptions/${id}:listCollectionIds`,
        body: {},
      }),
      'documents that are missing': () => ({ path: '/inscriptions?showMissing=true' }),
      'all collections of one name': () =>
        query({ from: [{ collectionId: 'inscriptions', allDescendants: true }] }),
      'all collections of any name': () => query({ from: [{ allDescendants: true }] }),
      'a collection below an application': (id) => ({ path: `/inscriptions/${id}/notes` }),
      'a path with two dots': () => ({ path: '/articles%2F..%2Finscriptions' }),
      'a name that Firestore keeps to itself': () => ({ path: '/inscriptions/__id7__' }),
      'a name in other letters': (id) => ({ path: `/Inscriptions/${id}` }),
      'another database': (id) => ({ path: `/../../autre/documents/inscriptions/${id}` }),
    };
    for (const [title, request] of Object.entries(odd)) {
      attempt(`a super administrator asks for ${title}`, refusals, () => {
        const { chief, application } = world();
        const asked = { path: `/inscriptions/${application.id}` };
        return [asking(chief.token, asked), asking(chief.token, request(application.id))];
      });
    }
  },
);
