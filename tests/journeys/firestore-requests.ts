import type { Page } from '@playwright/test';

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
