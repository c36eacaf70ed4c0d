import { describe, expect, it } from 'vitest';
import { noRequest } from '@centre/domain/schema';
import { findRoute, methodsAt } from './router.ts';
import type { Method, Route } from './route.ts';

const route = (method: Method, path: string): Route => ({
  method,
  path,
  ignoresSession: true,
  failure: '',
  description: { does: '', isList: false, status: 200, answer: noRequest, refusals: [] },
  handle: () => Promise.resolve({ status: 200, body: {} }),
});

const routes = [
  route('GET', '/api/articles'),
  route('POST', '/api/articles'),
  route('GET', '/api/articles/:id'),
  route('GET', '/api/articles/stats'),
];

const find = (method: string, url: string) => {
  const match = findRoute(routes, method, url);
  return [`${match.route.method} ${match.route.path}`, match.params];
};

const refusal = (method: string, url: string): unknown => {
  try {
    return find(method, url);
  } catch (error) {
    return error;
  }
};

describe('a route', () => {
  it.each([
    '/api/articles',
    '/api/articles/',
    '/api//articles',
    '//api/articles',
    '/api/articles?limit=5',
    '/%61pi/articles',
  ])('is found at %s', (url) => {
    expect(find('GET', url)).toEqual(['GET /api/articles', {}]);
  });

  it('is chosen by its method', () => {
    expect(find('POST', '/api/articles')).toEqual(['POST /api/articles', {}]);
  });

  it('answers HEAD as it answers GET', () => {
    expect(find('HEAD', '/api/articles')).toEqual(['GET /api/articles', {}]);
  });

  it('reads the decoded parts of its path', () => {
    expect(find('GET', '/api/articles/a%2Fb%20c')).toEqual([
      'GET /api/articles/:id',
      { id: 'a/b c' },
    ]);
  });

  it.each([
    '/',
    '',
    '/api',
    '/articles',
    '/api/article',
    '/api/articles/1/2',
    '/api/%',
    '/%E0%A4%A',
  ])('is not found at %s', (url) => {
    expect(refusal('GET', url)).toMatchObject({ status: 404 });
  });

  it('names the methods it has to one that it has not', () => {
    expect(refusal('DELETE', '/api/articles')).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD, POST, OPTIONS' },
    });
  });

  it('says once which methods an address has, whichever of its lines has them', () => {
    expect(methodsAt(routes, '/api/articles/stats')).toBe('GET, HEAD, OPTIONS');
    expect(() => methodsAt(routes, '/api/nowhere')).toThrow();
  });
});
