import { attestation } from './attestation.ts';
import { browserStorage } from '../browser-storage.ts';

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
