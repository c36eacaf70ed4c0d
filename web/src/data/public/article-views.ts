import { browserStorage } from '../browser-storage.ts';
import { appCheckReady } from '../app-check.ts';

/** App Check header of a request made without the SDK. */
async function appCheckHeaders(): Promise<Record<string, string>> {
  const token = await appCheckReady();
  if (!token) return {};
  try {
    return { 'X-Firebase-AppCheck': await token() };
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return {};
  }
}

/** Articles already counted in this session of the browser. */
const views = browserStorage('sessionStorage', 'vue:');

async function send(id: string): Promise<void> {
  // Without storage, a view may be counted more than once.
  if (views.readText(id) !== undefined) return;
  views.writeText(id, '1');
  try {
    // A plain request: the functions SDK would be heavier than the page.
    const answer = await fetch(`/api/articles/${encodeURIComponent(id)}/view`, {
      method: 'POST',
      headers: await appCheckHeaders(),
      keepalive: true,
    });
    // Consumes the body, or the browser keeps the connection open.
    await answer.arrayBuffer();
  } catch (error) {
    console.warn('The view of the article was not counted.', error);
  }
}

/** Counts a view of an article, once per session, when the browser is idle. */
export function countArticleView(id: string): void {
  // Safari lacks `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void send(id));
  else setTimeout(() => void send(id), 1000);
}
