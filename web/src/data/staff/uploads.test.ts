import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firebaseOptions } from '../../../../tests/factories/firebase-options.ts';

const second = 1000;

beforeEach(() => {
  vi.stubGlobal('__FIREBASE_CONFIG__', firebaseOptions);
  vi.stubGlobal('__APP_CHECK_SITE_KEY__', '');
  vi.stubGlobal('__IS_EMULATED__', false);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sendPicture rejects as unreachable after four timeouts without progress', async () => {
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  const { sendPicture } = await import('./uploads.ts');
  vi.useFakeTimers();
  const ended = vi.fn<(error: unknown) => void>();
  void sendPicture(new Blob(['x'], { type: 'image/png' }), 'incoming/ama/x.png', {
    signal: new AbortController().signal,
    onProgress: vi.fn(),
    onWaiting: vi.fn(),
  }).catch(ended);

  // Each timeout is twice as long as the previous one.
  const patience = (30 + 60 + 120 + 240) * second;
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'CallError', kind: 'unreachable' }),
  );
});
