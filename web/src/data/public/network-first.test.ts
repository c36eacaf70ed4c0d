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
  const read = vi.fn(() => Promise.resolve('lu'));
  beforeEach(() => {
    read.mockClear();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is shown as long as it is the latest, which is asked once in five minutes', async () => {
    const isLatest = vi.fn(() => Promise.resolve(true));
    const visitAfter = async (minutes: number) => {
      const now = readAt + minutes * minute;
      vi.setSystemTime(now);
      const page = { value: 'envoyé', readAt: now };
      expect(await networkFirst('accueil', read, { sent: page, isLatest })).toBe('envoyé');
    };
    await visitAfter(0);
    await visitAfter(4);
    expect(isLatest).toHaveBeenCalledTimes(1);
    await visitAfter(5);
    expect(isLatest).toHaveBeenCalledTimes(2);
    expect(read).not.toHaveBeenCalled();
  });

  it('is asked about again when something was published before the answer', async () => {
    const isLatest = vi.fn(() => {
      invalidatePublic();
      vi.setSystemTime(readAt + 1);
      return Promise.resolve(true);
    });
    await networkFirst('accueil', read, { sent, isLatest });
    const later = { value: 'envoyé', readAt: readAt + 1 };
    await networkFirst('accueil', read, { sent: later, isLatest });
    expect(isLatest).toHaveBeenCalledTimes(2);
  });

  it('gives way to what is newer', async () => {
    const isLatest = () => Promise.resolve(false);
    expect(await networkFirst('accueil', read, { sent, isLatest })).toBe('lu');
  });

  it('is read again when the page is old, or something was published since', async () => {
    vi.setSystemTime(readAt + 5 * minute);
    expect(await networkFirst('accueil', read, { sent })).toBe('lu');
    vi.setSystemTime(readAt + minute);
    invalidatePublic();
    expect(await networkFirst('accueil', read, { sent })).toBe('lu');
  });

  it('stays when an old page cannot ask, unless something later was kept', async () => {
    vi.setSystemTime(readAt + 5 * minute);
    const failing = () => Promise.reject(new Error('no network'));
    expect(await networkFirst('accueil', failing, { sent })).toBe('envoyé');
    setFetchedAt('accueil', readAt + minute);
    await expect(networkFirst('accueil', failing, { sent })).rejects.toThrow('no network');
  });
});
