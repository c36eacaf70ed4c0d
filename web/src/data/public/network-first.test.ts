import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFresh, invalidatePublic, setFetchedAt, networkFirst } from './network-first.ts';

const readAt = Date.parse('2026-03-02T08:00:00Z');
const minute = 60_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.useFakeTimers({ now: readAt, toFake: ['Date'] });
  setFetchedAt('articles', readAt);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isFreshAfter = (age: number, name = 'articles') => {
  vi.setSystemTime(readAt + age);
  return isFresh(name);
};

it('A list is fresh for five minutes, and no longer', () => {
  expect(isFreshAfter(0)).toBe(true);
  expect(isFreshAfter(5 * minute - 1)).toBe(true);
  expect(isFreshAfter(5 * minute)).toBe(false);
});

it('A list is not fresh when it was read in what is still to come', () => {
  expect(isFreshAfter(-1)).toBe(false);
});

it('A list that was never read is not fresh', () => {
  expect(isFreshAfter(0, 'galerie')).toBe(false);
});

it('A list is read again once something was published', () => {
  vi.setSystemTime(readAt + minute);
  invalidatePublic();
  expect(isFresh('articles')).toBe(false);
  setFetchedAt('articles', readAt + minute + 1);
  vi.setSystemTime(readAt + 2 * minute);
  expect(isFresh('articles')).toBe(true);
});

describe('What a page was sent with', () => {
  const sent = { value: 'envoyé', readAt };
  const failing = () => Promise.reject(new Error('no network'));

  it('stays when an old page cannot ask, unless something later was kept', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.setSystemTime(readAt + 5 * minute);
    expect(await networkFirst('accueil', failing, { sent })).toBe('envoyé');
    setFetchedAt('accueil', readAt + minute);
    await expect(networkFirst('accueil', failing, { sent })).rejects.toThrow('no network');
    vi.restoreAllMocks();
  });
});
