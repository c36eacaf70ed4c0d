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

export function bucket() {
  return getStorage(app()).bucket(bucketName());
}
