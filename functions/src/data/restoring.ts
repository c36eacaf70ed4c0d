import type { UserImportRecord } from 'firebase-admin/auth';
import { auth, bucket, firestore } from './admin.ts';
import { fromJson, type Json } from './stored-values.ts';

/** Documents that are sent at once, and held in memory. */
const atOnce = 500;

interface SavedDocument {
  readonly collection: string;
  readonly id: string;
  readonly fields: Json;
}

/** Stores documents under their ids, and replaces those that exist. */
export async function restoreDocuments(documents: AsyncIterable<SavedDocument>): Promise<void> {
  const writer = firestore().bulkWriter();
  const failures: unknown[] = [];
  let pending = 0;
  for await (const { collection, id, fields } of documents) {
    const document = firestore().collection(collection).doc(id);
    const data = fromJson(fields) as Record<string, unknown>;
    writer.set(document, data).catch((error: unknown) => failures.push(error));
    if (++pending % atOnce === 0) await writer.flush();
  }
  await writer.close();
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} documents could not be stored`);
  }
}

/** How the project hashes passwords, without which hashes are of no use. */
export interface PasswordHashing {
  readonly signerKey: string;
  readonly saltSeparator: string;
  readonly rounds: number;
  readonly memoryCost: number;
}

export interface SavedAccount {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly disabled: boolean;
  readonly claims: Json;
  readonly createdAt: string;
  readonly lastSignInAt?: string;
  readonly passwordHash?: string;
  readonly passwordSalt?: string;
}

/** Accounts that the service accepts in one request. */
export const accountsAtOnce = 500;

/**
 * Restores accounts, with passwords where their hashes are known.
 *
 * @param hashing of the original project; the emulator needs none.
 */
export async function restoreAccounts(
  accounts: readonly SavedAccount[],
  hashing: PasswordHashing | undefined,
): Promise<void> {
  if (process.env['FIREBASE_AUTH_EMULATOR_HOST']) return restoreInEmulator(accounts);
  const records = accounts.map((account) => importRecord(account, hashing !== undefined));
  const { errors } = await (hashing
    ? auth().importUsers(records, { hash: hashOptions(hashing) })
    : auth().importUsers(records));
  if (errors[0]) throw new Error(`accounts were refused: ${errors[0].error.message}`);
}

function hashOptions({ signerKey, saltSeparator, rounds, memoryCost }: PasswordHashing) {
  return {
    algorithm: 'SCRYPT',
    key: Buffer.from(signerKey, 'base64'),
    saltSeparator: Buffer.from(saltSeparator, 'base64'),
    rounds,
    memoryCost,
  } as const;
}

function importRecord(account: SavedAccount, hasHash: boolean): UserImportRecord {
  const { uid, email, emailVerified, displayName, disabled, claims } = account;
  const { createdAt, lastSignInAt, passwordHash, passwordSalt } = account;
  return {
    uid,
    emailVerified,
    disabled,
    customClaims: claims as Record<string, unknown>,
    metadata: {
      creationTime: createdAt,
      ...(lastSignInAt !== undefined && { lastSignInTime: lastSignInAt }),
    },
    ...(email !== undefined && { email }),
    ...(displayName !== undefined && { displayName }),
    ...(hasHash &&
      passwordHash !== undefined && {
        passwordHash: Buffer.from(passwordHash, 'base64'),
        ...(passwordSalt !== undefined && {
          passwordSalt: Buffer.from(passwordSalt, 'base64'),
        }),
      }),
  };
}

/** The SDK sends base64 alone, which the emulator's hashes are not. */
async function restoreInEmulator(accounts: readonly SavedAccount[]): Promise<void> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const service = `http://${host}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${service}/projects/${project}/accounts:batchCreate`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      allowOverwrite: true,
      users: accounts.map((account) => ({
        localId: account.uid,
        email: account.email,
        emailVerified: account.emailVerified,
        displayName: account.displayName,
        disabled: account.disabled,
        customAttributes: JSON.stringify(account.claims),
        createdAt: String(Date.parse(account.createdAt)),
        lastLoginAt: account.lastSignInAt && String(Date.parse(account.lastSignInAt)),
        passwordHash: account.passwordHash,
        salt: account.passwordSalt,
      })),
    }),
  });
  const answer = (await response.json()) as { error?: readonly { message: string }[] };
  if (!response.ok || answer.error?.length) {
    throw new Error(`accounts were refused: ${JSON.stringify(answer)}`);
  }
}

interface HashConfig {
  readonly signIn?: { readonly hashConfig?: PasswordHashing };
}

/** Undefined in the emulator, and for those who may not read it. */
export async function passwordHashing(): Promise<PasswordHashing | undefined> {
  if (process.env['FIREBASE_AUTH_EMULATOR_HOST']) return undefined;
  const token = await auth().app.options.credential?.getAccessToken();
  if (!token) return undefined;
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const response = await fetch(
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
    {
      headers: {
        Authorization: `Bearer ${token.access_token}`,
        'X-Goog-User-Project': project,
      },
    },
  );
  if (!response.ok) return undefined;
  return ((await response.json()) as HashConfig).signIn?.hashConfig;
}

export interface SavedFile {
  readonly path: string;
  readonly contentType?: string;
  readonly cacheControl?: string;
  readonly contentEncoding?: string;
  readonly contentDisposition?: string;
  readonly custom: Json;
}

export async function restoreFile(file: SavedFile, bytes: Buffer): Promise<void> {
  const { path, custom, ...headers } = file;
  await bucket()
    .file(path)
    .save(bytes, {
      resumable: false,
      metadata: { ...headers, metadata: custom as Record<string, string> },
    });
}
