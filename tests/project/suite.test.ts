import { afterEach, expect, it, vi } from 'vitest';
import { suite } from '../suite.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([undefined, '', 'ici', '-1'])('A test speaks to no emulators at %o', (offset) => {
  vi.stubEnv('PORT_OFFSET', offset);
  expect(() => suite.origin('firestore')).toThrow('PORT_OFFSET');
});

it('A test speaks to the emulators that PORT_OFFSET says', () => {
  vi.stubEnv('PORT_OFFSET', '0');
  expect(suite.origin('firestore')).toBe('http://127.0.0.1:8080');
  vi.stubEnv('PORT_OFFSET', '20000');
  expect(suite.port('firestore')).toBe(28_080);
});
