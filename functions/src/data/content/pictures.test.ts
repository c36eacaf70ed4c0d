import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from './pictures.ts';

beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-centre');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the address of a published file', () => {
  const path = 'public/galerie/tour n° 1/image/640.webp';
  const encoded = 'public%2Fgalerie%2Ftour%20n%C2%B0%201%2Fimage%2F640.webp?alt=media';

  it('is one of Firebase, where the rules decide who reads', () => {
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', undefined);
    expect(addressOf(path)).toBe(
      `https://firebasestorage.googleapis.com/v0/b/demo-centre.firebasestorage.app/o/${encoded}`,
    );
  });

  it('is one of the emulator where there is one', () => {
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199');
    expect(addressOf(path)).toBe(
      `http://127.0.0.1:9199/v0/b/demo-centre.firebasestorage.app/o/${encoded}`,
    );
  });
});
