import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const requests: [unknown, RequestInit | undefined][] = [];

beforeEach(() => {
  requests.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push([url, init]);
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => {
  vi.doUnmock('../app-check-start.ts');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Headers of the request for a view, on a site built with `siteKey`. */
async function headersOfView(siteKey: string, startAppCheck: () => () => Promise<string>) {
  vi.stubGlobal('__APP_CHECK_SITE_KEY__', siteKey);
  vi.doMock('../app-check-start.ts', () => ({ startAppCheck }));
  vi.resetModules();
  const { countArticleView } = await import('./article-views.ts');
  countArticleView('a1');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const [[url, init] = []] = requests;
  expect(url).toBe('/api/articles/a1/view');
  return init?.headers;
}

describe('countArticleView', () => {
  it('sends an App Check token when the site was built with a key', async () => {
    const start = () => () => Promise.resolve('jeton');
    expect(await headersOfView('cle', start)).toEqual({ 'X-Firebase-AppCheck': 'jeton' });
  });

  it('sends no App Check token when the site was built without a key', async () => {
    const start = vi.fn(() => () => Promise.resolve('jeton'));
    expect(await headersOfView('', start)).toEqual({});
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    [
      'cannot be started',
      () => {
        throw new Error('blocked');
      },
    ],
    ['returns no token', () => () => Promise.reject(new Error('offline'))],
  ])('sends the view without a token when App Check %s', async (_, start) => {
    expect(await headersOfView('cle', start)).toEqual({});
    expect(console.warn).toHaveBeenCalled();
  });
});
