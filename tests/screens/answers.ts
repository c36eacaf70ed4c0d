import type { Page, Route } from '@playwright/test';
import { answerCalls, errorBody } from '../journeys/callable-answers.ts';
import { emptyPages } from './empty-pages.ts';

/** Answers the calls of a function without the server, so that nothing is stored. */
export const answerFunction =
  (name: string, result: object = { success: true }) =>
  (page: Page) =>
    answerCalls(page, name, 200, { result });

/** Refuses the calls of a function without the server; `fields` has a message per field. */
export const refusedCalls = (name: string, fields: Readonly<Record<string, string>>) => {
  const [message = ''] = Object.values(fields);
  const body = errorBody('INVALID_ARGUMENT', message, { fields });
  return (page: Page) => answerCalls(page, name, 400, body);
};

/** Leaves requests without an answer. */
export const leaveUnanswered = (pattern: string) => (page: Page) =>
  page.route(pattern, () => undefined);

/** Aborts requests, as a lost network does. */
export const offline = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) => route.abort('internetdisconnected'));

/** Query to Firestore, as each of its SDKs sends it. */
interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string }[];
  readonly orderBy?: unknown;
  readonly startAt?: unknown;
  readonly endAt?: unknown;
}

/** Changes a query; `undefined` leaves the query without an answer. */
type Change = (query: StructuredQuery) => StructuredQuery | undefined;

const listenRequests = '**/google.firestore.v1.Firestore/Listen/channel*';
const queryRequests = /\/documents:run(Aggregation)?Query/;

/** Changes the messages in a request; `undefined` leaves the request without an answer. */
async function changeMessages(
  route: Route,
  change: (message: string) => string | undefined,
): Promise<void> {
  const form = new URLSearchParams(route.request().postData() ?? '');
  for (const [name, message] of [...form]) {
    if (!name.endsWith('__data__')) continue;
    const next = change(message);
    if (next === undefined) return;
    form.set(name, next);
  }
  await route.fallback(form.size === 0 ? {} : { postData: form.toString() });
}

/** Changes the queries of a page to some collections: lists and counts, live or once. */
const queries = (collections: readonly string[], change: Change) => async (page: Page) => {
  const rewrite = (text: string): string | undefined => {
    const unanswered: unknown[] = [];
    const body: unknown = JSON.parse(text, (key, value: unknown) => {
      const query = value as StructuredQuery;
      const isMeant =
        key === 'structuredQuery' &&
        query.from.some(({ collectionId }) => collections.includes(collectionId));
      if (!isMeant) return value;
      const next = change(query);
      if (next === undefined) unanswered.push(query);
      return next;
    });
    return unanswered.length > 0 ? undefined : JSON.stringify(body);
  };
  await emptyPages(page);
  await page.route(queryRequests, async (route) => {
    const text = route.request().postData();
    const postData = text === null ? undefined : rewrite(text);
    // A request that is not continued waits for an answer while the page is open.
    if (text === null) await route.fallback();
    else if (postData !== undefined) await route.fallback({ postData });
  });
  await page.route(listenRequests, (route) => changeMessages(route, rewrite));
};

/** Makes those collections look empty. */
export const emptyCollections = (...collections: readonly string[]) =>
  queries(collections, (query) => ({
    ...query,
    // An ordered list contains no document that lacks the field of the order.
    orderBy: [{ field: { fieldPath: 'absent' }, direction: 'ASCENDING' }],
    startAt: undefined,
    endAt: undefined,
  }));

/** Makes Firestore refuse queries to those collections. */
export const refuseCollections = (...collections: readonly string[]) =>
  queries(collections, (query) => ({ ...query, from: [{ collectionId: 'interdite' }] }));

/** Leaves queries to those collections without an answer. */
export const held = (...collections: readonly string[]) =>
  queries(collections, () => undefined);

/**
 * Replaces the collection in the names of requested documents by `beginning`, such as
 * 'interdite/'; without `beginning`, the requests stay without an answer.
 */
const documents = (collection: string, beginning?: string) => (page: Page) =>
  page.route(listenRequests, (route) =>
    changeMessages(route, (message) => {
      const own = `/documents/${collection}/`;
      if (!message.includes(own) || beginning === undefined) {
        return message.includes(own) ? undefined : message;
      }
      return message.replaceAll(own, `/documents/${beginning}`);
    }),
  );

/** Leaves requests for single documents of that collection without an answer. */
export const holdDocuments = (collection: string) => documents(collection);

/** Makes Firestore refuse requests for single documents of that collection. */
export const refuseDocuments = (collection: string) => documents(collection, 'interdite/');

/** Makes single documents of that collection look absent. */
export const emptyDocuments = (collection: string) =>
  documents(collection, `${collection}/absent-`);
