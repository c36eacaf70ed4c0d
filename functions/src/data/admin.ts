import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAppCheck, type AppCheck } from 'firebase-admin/app-check';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

function projectId(): string {
  const project = process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'];
  if (!project) throw new Error('GCLOUD_PROJECT is not set: no project to work for');
  return project;
}

function bucketName(): string {
  return `${projectId()}.firebasestorage.app`;
}

// The SDK finds the emulators itself, through FIRESTORE_EMULATOR_HOST and its like.
function app(): App {
  const [existing] = getApps();
  return existing ?? initializeApp({ projectId: projectId(), storageBucket: bucketName() });
}

export function firestore(): Firestore {
  return getFirestore(app());
}

export function auth(): Auth {
  return getAuth(app());
}

export function appCheck(): AppCheck {
  return getAppCheck(app());
}

/** `IdempotencyStrategy.RetryAlways` of the Storage SDK. */
const retryAlways = 0;

export function bucket() {
  const found = getStorage(app()).bucket(bucketName());
  // No name is used for two different files, so every request may be repeated. Without this the
  // SDK gives an upload up when its connection is reset.
  Object.assign(found.storage.retryOptions, { idempotencyStrategy: retryAlways });
  return found;
}
