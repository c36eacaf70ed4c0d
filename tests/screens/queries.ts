import type { Page, Route } from '@playwright/test';
import { emptyPages } from '../journeys/empty-pages.ts';

/** A question to Firestore, as each of its SDKs sends it. */
interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string }[];
  readonly orderBy?: unknown;
  readonly startAt?: unknown;
  readonly endAt?: unknown;
}

/** What becomes of a question; undefined when it is never to be answered. */
type Fate = (query: StructuredQuery) => StructuredQuery | undefined;

const live = '**/google.firestore.v1.Firestore/Listen/channel*';
const single = /\/documents:run(Aggregation)?Query/;

/** The same text with the questions about `collections` changed; undefined to hold all of it. */
function changed(text: string, collections: readonly string[], fate: Fate): string | undefined {
  const held: StructuredQuery[] = [];
  const body: unknown = JSON.parse(text, (key, value: unknown) => {
    if (key !== 'structuredQuery') return value;
    const query = value as StructuredQuery;
    if (!query.from.some(({ collectionId }) => collections.includes(collectionId)))
      return value;
    const next = fate(query);
    if (next === undefined) held.push(query);
    return next;
  });
  return held.length > 0 ? undefined : JSON.stringify(body);
}

async function passOn(route: Route, postData: string | undefined): Promise<void> {
  // Held: the page waits for an answer for as long as it is open.
  if (postData !== undefined) await route.fallback({ postData });
}

/** Changes what `page` asks Firestore about some collections: a list, a count, live or once. */
async function changeQueries(
  page: Page,
  collections: readonly string[],
  fate: Fate,
): Promise<void> {
  await emptyPages(page);
  await page.route(single, async (route) => {
    const text = route.request().postData();
    if (text === null) await route.fallback();
    else await passOn(route, changed(text, collections, fate));
  });
  await page.route(live, async (route) => {
    const text = route.request().postData();
    if (text === null) {
      await route.fallback();
      return;
    }
    // The messages of a channel are the fields of a form, each of them JSON.
    const form = new URLSearchParams(text);
    for (const [name, message] of [...form]) {
      if (!name.endsWith('__data__')) continue;
      const next = changed(message, collections, fate);
      if (next === undefined) return;
      form.set(name, next);
    }
    await passOn(route, form.toString());
  });
}

/** Makes those collections look as if there were nothing in them. */
export function emptied(...collections: readonly string[]) {
  return (page: Page) =>
    changeQueries(page, collections, ({ from, ...query }) => ({
      ...query,
      from,
      // Whoever has no such field is in no list that is ordered by it.
      orderBy: [{ field: { fieldPath: 'absent' }, direction: 'ASCENDING' }],
      startAt: undefined,
      endAt: undefined,
    }));
}

/** Makes Firestore refuse what is asked about those collections. */
export function refused(...collections: readonly string[]) {
  return (page: Page) =>
    changeQueries(page, collections, (query) => ({
      ...query,
      from: [{ collectionId: 'interdite' }],
    }));
}

/** Leaves what is asked about those collections without an answer. */
export function held(...collections: readonly string[]) {
  return (page: Page) => changeQueries(page, collections, () => undefined);
}

/**
 * Has documents that are asked for by their names looked for under names that begin in another
 * way, such as 'interdite/'; without it, they are never answered.
 */
async function changeDocuments(
  page: Page,
  collection: string,
  beginning?: string,
): Promise<void> {
  await page.route(live, async (route) => {
    const text = route.request().postData();
    const form = new URLSearchParams(text ?? '');
    for (const [name, message] of [...form]) {
      if (!message.includes(`/documents/${collection}/`)) continue;
      if (beginning === undefined) return;
      const names = message.replaceAll(`/documents/${collection}/`, `/documents/${beginning}`);
      form.set(name, names);
    }
    await route.fallback(text === null ? {} : { postData: form.toString() });
  });
}

/** Leaves documents of that collection without an answer that are asked for by their names. */
export const heldDocuments = (collection: string) => (page: Page) =>
  changeDocuments(page, collection);

/** Makes Firestore refuse documents of that collection that are asked for by their names. */
export const refusedDocuments = (collection: string) => (page: Page) =>
  changeDocuments(page, collection, 'interdite/');

/** Makes documents of that collection that are asked for by their names look absent. */
export const emptiedDocuments = (collection: string) => (page: Page) =>
  changeDocuments(page, collection, `${collection}/absent-`);
