import type { Page } from '@playwright/test';

/** Counts the documents that Firestore sends a public page from now on, each in an answer of its own. */
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

/** Counts those that it sends the dashboard, which keeps its questions open. */
export async function countStreamedDocuments(page: Page): Promise<() => number> {
  const browser = await page.context().newCDPSession(page);
  const texts = new Map<string, string>();
  const add = (request: string, base64: string | undefined) => {
    const text = Buffer.from(base64 ?? '', 'base64').toString('latin1');
    texts.set(request, (texts.get(request) ?? '') + text);
  };
  browser.on('Network.dataReceived', ({ requestId, data }) => {
    if (texts.has(requestId)) add(requestId, data);
  });
  browser.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('google.firestore')) return;
    texts.set(requestId, '');
    browser.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => add(requestId, bufferedData),
      // An answer that was whole by then, such as that to a message of the page, is no stream.
      () => undefined,
    );
  });
  await browser.send('Network.enable');
  return () => [...texts.values()].join('\n').match(/"documentChange"/g)?.length ?? 0;
}
