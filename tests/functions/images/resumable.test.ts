/** @module-tag night */
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../functions/src/data/member/sessions.ts';
import { publishPicture } from '../../../functions/src/images/publish-picture.ts';
import { noise } from '../../factories/image-bytes.ts';
import { suite } from '../../suite.ts';
import { newStaff } from '../staff.ts';
import { targetIn } from './pictures.ts';

let app: FirebaseApp;
let storage: FirebaseStorage;
let uid: string;

beforeAll(async () => {
  uid = (await newStaff('CONTENT_MANAGER')).id;
  const { project: projectId, bucket: storageBucket } = suite;
  app = initializeApp({ apiKey: 'demo', projectId, storageBucket }, randomUUID());
  const auth = getAuth(app);
  connectAuthEmulator(auth, suite.origin('auth'), { disableWarnings: true });
  storage = getStorage(app);
  connectStorageEmulator(storage, suite.host, suite.port('storage'));
  await signInWithCustomToken(auth, await openSession(uid, new Date()));
});

afterAll(() => deleteApp(app));

/** Sends a file as the dashboard does; the result is how far it was each time it was asked. */
async function send(path: string, file: Buffer): Promise<number[]> {
  const progress: number[] = [];
  const task = uploadBytesResumable(ref(storage, path), file, { contentType: 'image/png' });
  task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
  await task;
  return progress;
}

const path = () => `incoming/${uid}/${randomUUID()}.png`;

describe('a photo that a member sends in several parts', () => {
  it('comes to the bucket part by part, and is published', async () => {
    const file = await noise({ width: 1200, height: 900 }).png().toBuffer();
    const source = { path: path() };
    const progress = await send(source.path, file);
    expect(new Set(progress).size).toBeGreaterThan(2);
    const { picture } = await publishPicture(source, { ...targetIn('galerie'), uid });
    expect(picture).toMatchObject({ width: 1200, height: 900 });
  });
});
