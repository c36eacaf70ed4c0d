import { type RulesTestContext, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { roles, type Role } from '@centre/domain/permissions';
import {
  ref,
  uploadBytes,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import { afterAll, beforeAll } from 'vitest';
import { suite } from '../../suite.ts';
import { rulesEnvironment, rulesProject, signedInAgo } from '../environment.ts';
import { dismissMembers, enrolMember } from './members.ts';

/** A bucket of its own, so that the demonstration's pictures are left alone. */
const bucket = `${rulesProject}.firebasestorage.app`;
const bucketUrl = `gs://${bucket}`;

/** Where an object of that name is read without the SDK, which would tidy the name up. */
export const addressOf = (name: string): string =>
  `${suite.origin('storage')}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;

/** An acceptable picture, as far as the rules look: they see its type and its size. */
export const picture = { bytes: new Uint8Array(64).fill(7), type: 'image/webp' } as const;

/** The identifier of the member who has that role. */
export const uidOf = (role: Role): string => `storage-${role}`;

let names = 0;

/** A name that no test has used, since nobody but the functions can remove an object. */
export const freshName = (extension = 'webp'): string =>
  `${process.pid}-${Date.now()}-${++names}.${extension}`;

export function storageWorld() {
  let environment: RulesTestEnvironment | undefined;
  const clients = new Map<string, FirebaseStorage>();
  beforeAll(async () => {
    environment = await rulesEnvironment('storage');
    for (const role of roles) await enrolMember(uidOf(role), { role });
  });
  afterAll(async () => {
    await dismissMembers();
    await environment?.cleanup();
  });
  const ready = () => {
    if (!environment) throw new Error('only inside a test');
    return environment;
  };
  const once = (key: string, context: () => RulesTestContext) => {
    const client = clients.get(key) ?? storageOf(context());
    clients.set(key, client);
    return client;
  };
  const token = (uid: string, claims: Readonly<Record<string, unknown>> = {}) =>
    once(`${uid} ${JSON.stringify(Object.entries(claims))}`, () =>
      ready().authenticatedContext(uid, { session_start: signedInAgo(0), ...claims }),
    );
  return {
    signedOut: () => once('', () => ready().unauthenticatedContext()),
    token,
    /** An active member whose token and document say the same. */
    staff: (role: Role) => token(uidOf(role), { role }),
    /** Does `work` as the functions would, with no rule in the way. */
    past: (work: (storage: FirebaseStorage) => Promise<unknown>) =>
      ready().withSecurityRulesDisabled(async (context) => {
        await work(storageOf(context));
      }),
  };
}

export type StorageWorld = ReturnType<typeof storageWorld>;

function storageOf(context: RulesTestContext): FirebaseStorage {
  const storage = context.storage(bucketUrl);
  // A refusal of the rules is final; nothing here is worth another try.
  storage.setMaxUploadRetryTime(20_000);
  storage.setMaxOperationRetryTime(20_000);
  return storage;
}

/** Sends `bytes` to `path` under that media type. */
export function upload(
  storage: FirebaseStorage,
  path: string,
  bytes: Uint8Array = picture.bytes,
  contentType: string = picture.type,
  customMetadata: Record<string, string> = {},
): Promise<{ ref: StorageReference }> {
  return uploadBytes(ref(storage, path), bytes, { contentType, customMetadata });
}
