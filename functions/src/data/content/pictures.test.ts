import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from './pictures.ts';

beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-centre');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('addressOf', () => {
  const path = 'public/galerie/tour n° 1/image/640.webp';
  const bucket = 'v0/b/demo-centre.firebasestorage.app';
  const encoded = 'public%2Fgalerie%2Ftour%20n%C2%B0%201%2Fimage%2F640.webp?alt=media';

  it.each([
    [
      'Firebase Storage, under its security rules',
      undefined,
      'https://firebasestorage.googleapis.com',
    ],
    ['the emulator when there is one', '127.0.0.1:9199', 'http://127.0.0.1:9199'],
  ])('returns an address at %s', (_, emulator, origin) => {
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', emulator);
    expect(addressOf(path)).toBe(`${origin}/${bucket}/o/${encoded}`);
  });
});
