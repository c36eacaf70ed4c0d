import type { Page, Route } from '@playwright/test';
import { emptyPages } from './empty-pages.ts';

const queries = '**/documents:runQuery*';

/** What Firestore's SDK says of a question that never reached it. */
export const notReached = /@firebase\/firestore: .* RPC_ERROR HTTP error has no status/;

/** Counts the documents that Firestore sends the page from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('response', (response) => {
    if (!response.url().includes(':runQuery')) return;
    void response
      .json()
      .then((rows: { document?: unknown }[]) => {
        documents += rows.filter((row) => row.document !== undefined).length;
      })
      .catch(() => undefined);
  });
  return () => documents;
}

/** What the page asked for, as far as our queries go. */
interface AskedQuery {
  readonly limit: number;
  /** Name of the document after which the answer begins. */
  readonly after: string | undefined;
  /** Fields that must be equal to a value. */
  readonly equal: ReadonlyMap<string, unknown>;
  readonly orderedBy: readonly string[];
}

/** A document as it is answered: its name and its fields in Firestore's own notation. */
export interface AnsweredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Answers the page's questions in Firestore's place. */
export async function answerForFirestore(
  page: Page,
  collection: string,
  answer: (query: AskedQuery) => readonly AnsweredDocument[],
): Promise<void> {
  await emptyPages(page);
  await page.route(queries, async (route) => {
    const readTime = new Date(0).toISOString();
    const found = answer(askedQuery(route));
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json:
        found.length === 0
          ? [{ readTime }]
          : found.map(({ id, fields }) => ({
              readTime,
              document: {
                name: `projects/demo-centre/databases/(default)/documents/${collection}/${id}`,
                fields,
                createTime: readTime,
                updateTime: readTime,
              },
            })),
    });
  });
}

interface FieldFilter {
  readonly fieldFilter: {
    readonly field: { readonly fieldPath: string };
    readonly value: Readonly<Record<string, unknown>>;
  };
}

interface StructuredQuery {
  readonly where?:
    | FieldFilter
    | { readonly compositeFilter: { readonly filters: FieldFilter[] } };
  readonly orderBy?: readonly { readonly field: { readonly fieldPath: string } }[];
  readonly startAt?: { readonly values: readonly Readonly<Record<string, unknown>>[] };
  readonly limit?: number | { readonly value: number };
}

function askedQuery(route: Route): AskedQuery {
  const { structuredQuery } = route.request().postDataJSON() as {
    structuredQuery: StructuredQuery;
  };
  const { where, orderBy = [], startAt, limit = 0 } = structuredQuery;
  const filters =
    where === undefined ? [] : 'fieldFilter' in where ? [where] : where.compositeFilter.filters;
  const reference = startAt?.values.find((value) => 'referenceValue' in value)?.[
    'referenceValue'
  ];
  return {
    limit: typeof limit === 'number' ? limit : limit.value,
    after: typeof reference === 'string' ? reference.split('/').at(-1) : undefined,
    equal: new Map(
      filters.map(({ fieldFilter: { field, value } }) => [
        field.fieldPath,
        Object.values(value)[0],
      ]),
    ),
    orderedBy: orderBy.map(({ field }) => field.fieldPath),
  };
}
