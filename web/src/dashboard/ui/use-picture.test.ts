import {
  pictureFileMessages,
  pictureSendingMessages as failures,
} from '@centre/domain/messages/staff/picture';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseOptions } from '../../../../tests/factories/firebase-options.ts';
import type { PictureStore } from './use-picture.ts';

const texts = { type: 'Pas une image.', size: 'Trop lourd.' };
const limit = 20 * 1024 * 1024;

const jpeg = '\xFF\xD8\xFF\xDA\0\x02pixels\xFF\xD9';
const gifImage = ',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0';
const animatedGif = `GIF89a\x01\0\x01\0\0\0\0${gifImage}${gifImage};`;

const file = (content: string, type = '', name = 'IMG_2041') =>
  new File([Uint8Array.from(content, (sign) => sign.charCodeAt(0))], name, { type });

const uploads = {
  incomingPath: (uid: string, type: string) => `incoming/${uid}/x.${type}`,
  sendPicture: vi.fn<(blob: Blob) => Promise<void>>(),
};

beforeEach(() => {
  // Another test file of this process may have loaded the modules without these stubs.
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('__FIREBASE_CONFIG__', firebaseOptions);
  vi.stubGlobal('__APP_CHECK_SITE_KEY__', '');
  vi.stubGlobal('__IS_EMULATED__', false);
  uploads.sendPicture.mockReset().mockResolvedValue();
  vi.doMock('../../data/staff/uploads.ts', () => uploads);
});
afterEach(() => {
  vi.doUnmock('../../data/staff/uploads.ts');
  vi.doUnmock('./picture-prepare.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

async function chosen(from: File): Promise<PictureStore> {
  const { createPictureStore } = await import('./use-picture.ts');
  const picture = createPictureStore('ama', texts);
  picture.choose(from);
  await vi.waitFor(() => expect(picture.state().status).not.toBe('preparing'));
  return picture;
}

/** Makes the next upload fail with `sentence`. */
async function failOnce(sentence: string, code = '') {
  const { CallError } = await import('../../data/callables.ts');
  uploads.sendPicture.mockRejectedValueOnce(new CallError('refused', sentence, {}, code));
}

/** Sends a picture. @returns 'sent' or the error message, and the error of the field */
async function sendResult(picture: PictureStore) {
  const outcome = await picture.send().then(
    () => 'sent',
    (error: unknown) => (error as Error).message,
  );
  return [outcome, picture.state().error];
}

const goneFile = () => Promise.reject(new DOMException('gone', 'NotFoundError'));

describe('Chosen picture', () => {
  it.each(['', 'text/plain'])('is sent as the detected type despite %j', async (type) => {
    const picture = await chosen(file(jpeg, type));
    expect(picture.state()).toMatchObject({ status: 'ready', error: undefined });
    await picture.send();
    const sent = { type: 'image/jpeg', size: jpeg.length };
    expect(uploads.sendPicture.mock.calls[0]?.[0]).toMatchObject(sent);
  });

  it.each([
    ['is no picture despite its declared type', file('%PDF-1.7', 'image/png'), texts.type],
    ['is too large', file(jpeg.padEnd(limit + 1, '\0')), texts.size],
    ['is too large and no picture', file('%PDF-1.7'.padEnd(limit + 1)), texts.type],
    ['is empty', file('', 'image/jpeg'), pictureFileMessages.empty],
    ['is truncated', file(jpeg.slice(0, -2)), pictureFileMessages.damaged],
  ])('is rejected before the upload when it %s', async (_, from, error) => {
    const picture = await chosen(from);
    expect(picture.state()).toMatchObject({ status: 'refused', error });
    expect(await sendResult(picture)).toEqual([error, error]);
    await expect(picture.prepared()).rejects.toThrow(error);
    expect(uploads.sendPicture).not.toHaveBeenCalled();
  });

  it('is rejected when its file is no longer readable', async () => {
    const gone = file(jpeg);
    gone.arrayBuffer = goneFile;
    gone.slice = () => gone;
    const picture = await chosen(gone);
    expect(picture.state()).toMatchObject({ status: 'refused', error: failures.unreadable });
  });

  it('is sent when its file disappears after it was chosen', async () => {
    const from = file(jpeg);
    const picture = await chosen(from);
    from.arrayBuffer = goneFile;
    expect(await sendResult(picture)).toEqual(['sent', undefined]);
    expect(await uploads.sendPicture.mock.calls[0]?.[0].text()).toContain('pixels');
  });

  it('is accepted as an animation, with a notice of what is published', async () => {
    const picture = await chosen(file(animatedGif));
    const { animated } = pictureFileMessages;
    expect(picture.state()).toMatchObject({ status: 'ready', notice: animated });
    expect(await sendResult(picture)).toEqual(['sent', undefined]);
    picture.choose(file(jpeg));
    await vi.waitFor(() => expect(picture.state().status).toBe('ready'));
    expect(picture.state().notice).toBeUndefined();
  });
});

describe('Picture whose upload fails', () => {
  it('shows the reason and is sent on retry', async () => {
    const picture = await chosen(file(jpeg));
    uploads.sendPicture.mockRejectedValueOnce(new RangeError('?'));
    expect(await sendResult(picture)).toEqual([failures.failed, failures.failed]);
    await failOnce(failures.unreachable);
    expect(await sendResult(picture)).toEqual([failures.unreachable, failures.unreachable]);
    expect(picture.state().status).toBe('failed');
    expect(await sendResult(picture)).toEqual(['sent', undefined]);
  });

  it('stays ready without an error after a cancellation', async () => {
    const picture = await chosen(file(jpeg));
    await failOnce(failures.cancelled, 'cancelled');
    expect(await sendResult(picture)).toEqual([failures.cancelled, undefined]);
    expect(picture.state().status).toBe('ready');
  });

  const scripts = ['../../data/staff/uploads.ts', './picture-prepare.ts'];
  it.each(scripts)('shows an error without script %s, and is sent on retry', async (script) => {
    vi.doMock(script, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const picture = await chosen(file(jpeg));
    expect(await sendResult(picture)).toEqual([failures.unloaded, failures.unloaded]);
    expect(picture.state().status).toBe('failed');
    vi.doUnmock('./picture-prepare.ts');
    vi.doMock('../../data/staff/uploads.ts', () => uploads);
    expect(await sendResult(picture)).toEqual(['sent', undefined]);
  });
});
