import { afterEach, expect, it, vi } from 'vitest';
import { suite } from '../suite.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([undefined, '', 'ici', '-1'])('suite.origin throws for PORT_OFFSET %o', (offset) => {
  vi.stubEnv('PORT_OFFSET', offset);
  expect(() => suite.origin('firestore')).toThrow('PORT_OFFSET');
});

it('suite adds PORT_OFFSET to the ports of the emulators', () => {
  vi.stubEnv('PORT_OFFSET', '0');
  expect(suite.origin('firestore')).toBe('http://127.0.0.1:8080');
  vi.stubEnv('PORT_OFFSET', '20000');
  expect(suite.port('firestore')).toBe(28_080);
});
