import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath, type Java } from '../../emulators/java.ts';
import { startableJar } from './jars.ts';

const jarBelowSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Time limit of `gcloud info`, in milliseconds. */
const infoTimeoutMs = 20_000;

function sdkRoots(gcloud: string): string[] {
  // gcloud is usually in the SDK's bin folder, which avoids a call (a second or more).
  const besideProgram = dirname(dirname(gcloud));
  if (existsSync(join(besideProgram, jarBelowSdk))) return [besideProgram];
  const { stdout } = spawnSync(gcloud, ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: infoTimeoutMs,
  });
  return typeof stdout === 'string' && stdout.trim() !== '' ? [stdout.trim()] : [];
}

/** Firestore emulator of the Google Cloud CLI; undefined when that component is not installed. */
export function gcloudFirestoreJar(): string | undefined {
  const gcloud = findOnPath('gcloud');
  if (gcloud === undefined) return undefined;
  return sdkRoots(gcloud)
    .map((sdk) => join(sdk, jarBelowSdk))
    .find(existsSync);
}

/**
 * Creates a small jar that starts the Google Cloud CLI's Firestore jar, which has no `Main-Class`
 * of its own.
 */
export function firestoreStarter(java: Java, library: string): string {
  return startableJar(java, {
    name: 'firestore',
    mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    library,
    sources: [],
  });
}

/** Creates a jar that wraps the rules engine of that jar in firebase-tools' Storage protocol. */
export function storageRulesStarter(java: Java, library: string): string {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.java'))
    .map((name) => join(import.meta.dirname, name));
  return startableJar(java, {
    name: 'storage-rules',
    mainClass: 'StorageRulesRuntime',
    library,
    sources,
  });
}
