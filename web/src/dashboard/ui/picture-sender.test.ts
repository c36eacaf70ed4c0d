import { pictureFileMessages } from '@centre/domain/messages/staff/picture';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseOptions } from '../../../../tests/factories/firebase-options.ts';
import type { UploadError } from '../../data/staff/upload-error.ts';
import { pictureWords } from './pictures.texts.ts';
import type * as senders from './picture-sender.ts';

const says = { type: 'Pas une image.', size: 'Trop lourd.' };
const { failures } = pictureWords;
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
  // Another test file of this process may have loaded them without the stubs.
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
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

async function chosen(picture: File): Promise<senders.PictureSender> {
  const { createPictureSender } = await import('./picture-sender.ts');
  const sender = createPictureSender('ama', says);
  sender.choose(picture);
  await vi.waitFor(() => expect(sender.state().status).not.toBe('preparing'));
  return sender;
}

/** The sending fails once, for that reason. */
async function failOnce(kind: UploadError['kind']) {
  const { UploadError } = await import('../../data/staff/upload-error.ts');
  uploads.sendPicture.mockRejectedValueOnce(new UploadError(kind));
}

/** What sending says, and the field beside it. */
async function saidBy(sender: senders.PictureSender) {
  const said = await sender.send().then(
    () => 'sent',
    (error: unknown) => (error as Error).message,
  );
  return [said, sender.state().error];
}

describe('a picture that is chosen', () => {
  it.each(['', 'application/octet-stream', 'image/jpg', 'image/pjpeg', 'text/plain'])(
    'is sent as what it is, though its type is %j',
    async (type) => {
      const sender = await chosen(file(jpeg, type));
      expect(sender.state()).toMatchObject({ status: 'ready', error: undefined });
      await sender.send();
      expect(uploads.sendPicture.mock.calls[0]?.[0]).toMatchObject({
        type: 'image/jpeg',
        size: jpeg.length,
      });
    },
  );

  it.each([
    ['is no picture, whatever its type says', file('%PDF-1.7', 'image/png'), says.type],
    ['is too large', file(jpeg.padEnd(limit + 1, '\0')), says.size],
    ['is too large, and no picture', file('%PDF-1.7'.padEnd(limit + 1)), says.type],
    ['is empty', file('', 'image/jpeg'), pictureFileMessages.empty],
    ['has lost its end', file(jpeg.slice(0, -2)), pictureFileMessages.damaged],
  ])('is refused before anything is sent when it %s', async (_, picture, sentence) => {
    const sender = await chosen(picture);
    expect(sender.state()).toMatchObject({
      status: 'failed',
      file: undefined,
      error: sentence,
    });
    expect(await saidBy(sender)).toEqual([sentence, sentence]);
    await expect(sender.prepared()).rejects.toThrow(sentence);
    expect(uploads.sendPicture).not.toHaveBeenCalled();
  });

  it('is refused when it can no longer be read', async () => {
    const gone = file(jpeg);
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    gone.slice = () => gone;
    const sender = await chosen(gone);
    expect(sender.state()).toMatchObject({ file: undefined, error: failures.unreadable });
  });

  it('is sent after all when the file has gone meanwhile', async () => {
    const picture = file(jpeg);
    const sender = await chosen(picture);
    picture.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await saidBy(sender)).toEqual(['sent', undefined]);
    expect(await uploads.sendPicture.mock.calls[0]?.[0].text()).toContain('pixels');
  });

  it('may be an animation, of which it is said what will be published', async () => {
    const sender = await chosen(file(animatedGif));
    const { animated } = pictureFileMessages;
    expect(sender.state()).toMatchObject({ status: 'ready', notice: animated });
    expect(await saidBy(sender)).toEqual(['sent', undefined]);
    sender.choose(file(jpeg));
    await vi.waitFor(() => expect(sender.state().status).toBe('ready'));
    expect(sender.state().notice).toBeUndefined();
  });
});

describe('a picture that could not be sent', () => {
  it.each(['refused', 'unreachable', 'failed'] as const)('says why: %s', async (kind) => {
    const sender = await chosen(file(jpeg));
    await failOnce(kind);
    expect(await saidBy(sender)).toEqual([failures[kind], failures[kind]]);
    expect(await saidBy(sender)).toEqual(['sent', undefined]);
  });

  it('says no more than that when nothing is known', async () => {
    const sender = await chosen(file(jpeg));
    uploads.sendPicture.mockRejectedValueOnce(new RangeError('?'));
    expect(await saidBy(sender)).toEqual([failures.failed, failures.failed]);
  });

  it('is kept when it was cancelled', async () => {
    const sender = await chosen(file(jpeg));
    await failOnce('cancelled');
    expect(await saidBy(sender)).toEqual([failures.cancelled, undefined]);
    expect(sender.state().status).toBe('ready');
  });

  it.each(['../../data/staff/uploads.ts', './picture-prepare.ts'])(
    'lacks the script %s, and can be tried again',
    async (script) => {
      vi.doMock(script, () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      });
      const sender = await chosen(file(jpeg));
      expect(await saidBy(sender)).toEqual([failures.unloaded, failures.unloaded]);
      expect(sender.state().file).toBeDefined();
      vi.doUnmock('./picture-prepare.ts');
      vi.doMock('../../data/staff/uploads.ts', () => uploads);
      expect(await saidBy(sender)).toEqual(['sent', undefined]);
    },
  );
});
