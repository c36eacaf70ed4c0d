import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkFirst, setFetchedAt } from './network-first.ts';

const readAt = Date.parse('2026-03-02T08:00:00Z');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('networkFirst falls back to sent data unless newer data were fetched', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sent = { value: 'envoyé', readAt };
  const failing = () => Promise.reject(new Error('no network'));
  expect(await networkFirst('accueil', failing, { sent })).toBe('envoyé');
  setFetchedAt('accueil', readAt + 1);
  await expect(networkFirst('accueil', failing, { sent })).rejects.toThrow('no network');
});
