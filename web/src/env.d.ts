import type { FirebaseOptions } from 'firebase/app';

declare global {
  /** The Firebase web application that this build talks to (web/vite.config.ts). */
  const __FIREBASE_CONFIG__: FirebaseOptions;
}
