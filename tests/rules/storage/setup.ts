import { type RulesTestContext, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { MemberDocument } from '@centre/domain/member/member';
import { roles, type Role } from '@centre/domain/permissions';
import {
  ref,
  uploadBytes,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import { afterAll, beforeAll } from 'vitest';
import { firestore } from '../../../functions/src/data/admin.ts';
import { memberDocument } from '../../factories/member.ts';
import '../../functions/admin.ts';
import { suite } from '../../suite.ts';
import { openSession, rulesEnvironment, rulesProject } from '../environment.ts';

/** A bucket of its own, so that the demonstration's pictures are left alone. */
const bucket = `${rulesProject}.firebasestorage.app`;
const bucketUrl = `gs://${bucket}`;

/** URL of an object by its raw name, which the SDK would normalise. */
export const addressOf = (name: string): string =>
  `${suite.origin('storage')}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;

/** An acceptable picture, as far as the rules look: they see its type and its size. */
export const picture = { bytes: new Uint8Array(64).fill(7), type: 'image/webp' } as const;

/** The identifier of the member who has that role. */
export const uidOf = (role: Role): string => `storage-${role}`;

// Of all buckets, the rules of Storage look into the Firestore of the suite's own project.
const enrolled = new Set<string>();

const document = (uid: string) => firestore().collection('users').doc(uid);

const ended = new Set<string>();
const ending = (sid: string) => firestore().collection('sessionsTerminees').doc(sid);

/** Notes that a session was logged out of. */
export async function endSession(sid: string): Promise<void> {
  ended.add(sid);
  await ending(sid).set({ expireAt: new Date() });
}

/** Writes what is known of a member, an active one unless `fields` says otherwise. */
export async function enrolMember(uid: string, fields: Partial<MemberDocument>): Promise<void> {
  enrolled.add(uid);
  await document(uid).set({ ...memberDocument(fields), ...fields });
}

export async function dismissMember(uid: string): Promise<void> {
  await document(uid).delete();
}

/** Removes everyone that a file of tests has enrolled, and the sessions that it has ended. */
async function dismissMembers(): Promise<void> {
  for (const uid of enrolled) await dismissMember(uid);
  for (const sid of ended) await ending(sid).delete();
}

let names = 0;

/** A name that no test has used, since nobody but the functions can remove an object. */
export const uniqueName = (extension = 'webp'): string =>
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
      ready().authenticatedContext(uid, { ...openSession(), ...claims }),
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
