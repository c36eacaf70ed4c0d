import type { FirebaseOptions } from 'firebase/app';
import type { Sheet } from './app/sheets.ts';

declare global {
  /** The Firebase web application that this build talks to (web/vite.config.ts). */
  const __FIREBASE_CONFIG__: FirebaseOptions;
  /** Whether that is an emulator's: a project whose name begins with "demo-" exists there only. */
  const __IS_EMULATED__: boolean;
  /** The pictures that are photographs, by their names. */
  const __PHOTOGRAPHS__: readonly string[];
  /** Modules of each page by `modulesOfPages` (web/build/budgets.ts), for the build itself. */
  const __PAGE_MODULES__: Readonly<Record<string, readonly string[]>>;
  /** The stylesheets of the site, in the order of their weight; likewise (web/build/main.ts). */
  const __SHEETS__: readonly Sheet[];
  /** With which reCAPTCHA Enterprise vouches for the site; empty where App Check is off. */
  const __APP_CHECK_SITE_KEY__: string;
}
