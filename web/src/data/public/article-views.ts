import { browserStorage } from '../browser-storage.ts';
import { attested } from '../app-check.ts';

/** The headers by which a plain request shows that it comes from this site. */
async function attestation(): Promise<Record<string, string>> {
  const token = await attested();
  if (!token) return {};
  try {
    return { 'X-Firebase-AppCheck': await token() };
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return {};
  }
}

/** The articles that were read in this session of the browser. */
const views = browserStorage('sessionStorage', 'vue:');

async function send(id: string): Promise<void> {
  // A browser that forbids storage may count a reading once more.
  if (views.readText(id) !== undefined) return;
  views.writeText(id, '1');
  try {
    // A plain request: the SDK of the functions would weigh more than the page.
    const answer = await fetch(`/api/articles/${encodeURIComponent(id)}/view`, {
      method: 'POST',
      headers: await attestation(),
      keepalive: true,
    });
    // Read to its end, or the browser keeps the connection waiting.
    await answer.arrayBuffer();
  } catch (error) {
    console.warn('The view of the article was not counted.', error);
  }
}

/** Counts that an article is read in full, once per session and when nothing else is to do. */
export function countArticleView(id: string): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void send(id));
  else setTimeout(() => void send(id), 1000);
}
