// Where the page came from; there is no address while pages are rendered by the build.
const servedPath = import.meta.env.SSR ? undefined : location.pathname;

const isReachable = () =>
  navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller);

/**
 * What `load` brings. When the code of another screen is not to be had any more, because the
 * site was deployed anew or the network is gone, its page is asked of the server, or of what
 * was kept of it; when it is the code of the page itself, its HTML stays as it is.
 *
 * @throws what `load` throws, when there is nobody to ask.
 */
export async function reloadOnChunkError<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isOther = !import.meta.env.SSR && location.pathname !== servedPath;
    if (import.meta.env.SSR || (isOther && !isReachable())) throw error;
    console.warn('The code of a screen could not be loaded.', error);
    if (isOther) location.reload();
    return new Promise<T>(() => undefined);
  }
}
