const keyOf = (id: string) => `vue:${id}`;

/** Whether the article was not yet read in this session of the browser; from now on it was. */
function isFirstReading(id: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(id)) !== null) return false;
    sessionStorage.setItem(keyOf(id), '1');
  } catch (error) {
    // A browser that forbids storage: a reading may count once more.
    console.warn('It could not be noted that the article was read.', error);
  }
  return true;
}

async function send(id: string): Promise<void> {
  if (!isFirstReading(id)) return;
  try {
    // A plain request: the SDK of the functions would weigh more than the page.
    const answer = await fetch(`/api/articles/${encodeURIComponent(id)}/view`, {
      method: 'POST',
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
