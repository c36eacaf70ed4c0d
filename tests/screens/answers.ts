import type { Page, Route } from '@playwright/test';
import { answerCalls, errorBody } from '../journeys/callable-answers.ts';
import { emptyPages } from './empty-pages.ts';

/** Answers the calls of a function in the server's place: nothing is stored. */
export const answerFunction =
  (name: string, result: object = { success: true }) =>
  (page: Page) =>
    answerCalls(page, name, 200, { result });

/** Refuses the calls of a function in the server's place, naming what is wrong by field. */
export const refusedCalls = (name: string, fields: Readonly<Record<string, string>>) => {
  const [message = ''] = Object.values(fields);
  const body = errorBody('INVALID_ARGUMENT', message, { fields });
  return (page: Page) => answerCalls(page, name, 400, body);
};

/** Leaves requests without an answer. */
export const leaveUnanswered = (pattern: string) => (page: Page) =>
  page.route(pattern, () => undefined);

/** Cuts the connection of requests. */
export const offline = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) => route.abort('internetdisconnected'));

/** A question to Firestore, as each of its SDKs sends it. */
interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string }[];
  readonly orderBy?: unknown;
  readonly startAt?: unknown;
  readonly endAt?: unknown;
}

/** Changes a question; undefined when it is never to be answered. */
type Change = (query: StructuredQuery) => StructuredQuery | undefined;

const live = '**/google.firestore.v1.Firestore/Listen/channel*';
const single = /\/documents:run(Aggregation)?Query/;

/** Changes the messages of a channel, which are fields of a form; undefined holds all of it. */
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

/** Changes what a page asks Firestore about some collections: a list, a count, live or once. */
const queries = (collections: readonly string[], change: Change) => async (page: Page) => {
  const changed = (text: string): string | undefined => {
    const holdCollections: unknown[] = [];
    const body: unknown = JSON.parse(text, (key, value: unknown) => {
      const query = value as StructuredQuery;
      const isMeant =
        key === 'structuredQuery' &&
        query.from.some(({ collectionId }) => collections.includes(collectionId));
      if (!isMeant) return value;
      const next = change(query);
      if (next === undefined) holdCollections.push(query);
      return next;
    });
    return holdCollections.length > 0 ? undefined : JSON.stringify(body);
  };
  await emptyPages(page);
  await page.route(single, async (route) => {
    const text = route.request().postData();
    const postData = text === null ? undefined : changed(text);
    // Held: the page waits for an answer for as long as it is open.
    if (text === null) await route.fallback();
    else if (postData !== undefined) await route.fallback({ postData });
  });
  await page.route(live, (route) => changeMessages(route, changed));
};

/** Makes those collections look as if there were nothing in them. */
export const emptyCollections = (...collections: readonly string[]) =>
  queries(collections, (query) => ({
    ...query,
    // Whoever has no such field is in no list that is ordered by it.
    orderBy: [{ field: { fieldPath: 'absent' }, direction: 'ASCENDING' }],
    startAt: undefined,
    endAt: undefined,
  }));

/** Makes Firestore refuse what is asked about those collections. */
export const refuseCollections = (...collections: readonly string[]) =>
  queries(collections, (query) => ({ ...query, from: [{ collectionId: 'interdite' }] }));

/** Leaves what is asked about those collections without an answer. */
export const held = (...collections: readonly string[]) =>
  queries(collections, () => undefined);

/**
 * Documents that are asked for by their names looked for under names that begin otherwise, such as
 * 'interdite/'; without it, they are never answered.
 */
const documents = (collection: string, beginning?: string) => (page: Page) =>
  page.route(live, (route) =>
    changeMessages(route, (message) => {
      const own = `/documents/${collection}/`;
      if (!message.includes(own) || beginning === undefined) {
        return message.includes(own) ? undefined : message;
      }
      return message.replaceAll(own, `/documents/${beginning}`);
    }),
  );

/** Leaves documents of that collection without an answer that are asked for by their names. */
export const holdDocuments = (collection: string) => documents(collection);

/** Makes Firestore refuse documents of that collection that are asked for by their names. */
export const refuseDocuments = (collection: string) => documents(collection, 'interdite/');

/** Makes documents of that collection that are asked for by their names look absent. */
export const emptyDocuments = (collection: string) =>
  documents(collection, `${collection}/absent-`);
