import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Java } from '../java.ts';
import { startableJar } from './jars.ts';

/** The Firestore jar of the Google Cloud CLI names no main class: a few bytes beside it do. */
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
