import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onPath, type Java } from '../../emulators/java.ts';
import { startableJar } from './jars.ts';

const jarBelowSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** How long the Google Cloud CLI may take to say where it is, in milliseconds. */
const infoTimeoutMs = 20_000;

function sdkRoots(gcloud: string): string[] {
  // The program usually sits in the SDK's bin folder, which spares asking it (a second or more).
  const besideProgram = dirname(dirname(gcloud));
  if (existsSync(join(besideProgram, jarBelowSdk))) return [besideProgram];
  const { stdout } = spawnSync(gcloud, ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: infoTimeoutMs,
  });
  return typeof stdout === 'string' && stdout.trim() !== '' ? [stdout.trim()] : [];
}

/** The Firestore emulator of the Google Cloud CLI, when that component is installed. */
export function gcloudFirestoreJar(): string | undefined {
  const gcloud = onPath('gcloud');
  if (gcloud === undefined) return undefined;
  return sdkRoots(gcloud)
    .map((sdk) => join(sdk, jarBelowSdk))
    .find(existsSync);
}

/**
 * The Firestore jar of the Google Cloud CLI has no `Main-Class`: the manifest of a small jar
 * beside it adds one.
 */
export function firestoreStarter(java: Java, library: string): string {
  return startableJar(java, {
    name: 'firestore',
    mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    library,
    sources: [],
  });
}

/** The rules engine inside that same jar, speaking firebase-tools' protocol for Storage. */
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
