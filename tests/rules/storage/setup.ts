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

/** Name of a separate bucket, so that the demonstration's pictures stay unchanged. */
const bucket = `${rulesProject}.firebasestorage.app`;
const bucketUrl = `gs://${bucket}`;

/** URL of an object by its raw name, which the SDK would normalise. */
export const addressOf = (name: string): string =>
  `${suite.origin('storage')}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;

/** Picture that the rules accept; they check only its media type and its size. */
export const picture = { bytes: new Uint8Array(64).fill(7), type: 'image/webp' } as const;

export const uidOf = (role: Role): string => `storage-${role}`;

// For every bucket, the rules of Storage read the Firestore of the suite's project.
const enrolled = new Set<string>();

const document = (uid: string) => firestore().collection('users').doc(uid);

const ended = new Set<string>();
const endedDocument = (sid: string) => firestore().collection('sessionsTerminees').doc(sid);

/** Stores that a session was ended by a logout. */
export async function endSession(sid: string): Promise<void> {
  ended.add(sid);
  await endedDocument(sid).set({ expireAt: new Date() });
}

/** Stores the document of a member, who is active unless `fields` says otherwise. */
export async function enrolMember(uid: string, fields: Partial<MemberDocument>): Promise<void> {
  enrolled.add(uid);
  await document(uid).set({ ...memberDocument(fields), ...fields });
}

export async function dismissMember(uid: string): Promise<void> {
  await document(uid).delete();
}

/** Deletes the members and the ended sessions that the tests of a file have stored. */
async function dismissMembers(): Promise<void> {
  for (const uid of enrolled) await dismissMember(uid);
  for (const sid of ended) await endedDocument(sid).delete();
}

let names = 0;

/** File name that no test has used, since only the functions can delete an object. */
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
    /** Active member whose token and document agree. */
    staff: (role: Role) => token(uidOf(role), { role }),
    /** Runs `work` with a client that bypasses the rules, as the functions do. */
    past: (work: (storage: FirebaseStorage) => Promise<unknown>) =>
      ready().withSecurityRulesDisabled(async (context) => {
        await work(storageOf(context));
      }),
  };
}

function storageOf(context: RulesTestContext): FirebaseStorage {
  const storage = context.storage(bucketUrl);
  // A denial by the rules is final, so longer retries are useless.
  storage.setMaxUploadRetryTime(20_000);
  storage.setMaxOperationRetryTime(20_000);
  return storage;
}

export function upload(
  storage: FirebaseStorage,
  path: string,
  bytes: Uint8Array = picture.bytes,
  contentType: string = picture.type,
  customMetadata: Record<string, string> = {},
): Promise<{ ref: StorageReference }> {
  return uploadBytes(ref(storage, path), bytes, { contentType, customMetadata });
}
