import type { Page } from '@playwright/test';

/** Counts the documents that Firestore sends the page; the result tells how many by now. */
export async function countDocuments(page: Page): Promise<() => number> {
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
