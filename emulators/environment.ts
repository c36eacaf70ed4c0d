import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Java } from './java.ts';
import { cacheFolder } from './paths.ts';
import { host, type Ports } from './ports.ts';

/** Project id of the emulators; a `demo-` project never reaches the network. */
export const project = 'demo-centre';

/** Folder of the `java` wrapper, which ends when its parent process ends. */
const wrappers = join(import.meta.dirname, 'bin');

const keepCompiled = new URL('keep-compiled.mjs', import.meta.url).href;

/** Variables with the user's own credentials and settings, removed for the emulators. */
const userVariables = [
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CLOUD_PROJECT',
  'CLOUDSDK_CORE_PROJECT',
  'FIREBASE_TOKEN',
  'FIREBASE_CONFIG',
  'DEBUG',
];

/** Environment of this process, with our Node.js and the chosen Java first on PATH. */
export function baseEnvironment(java: Java): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !userVariables.includes(name));
  const path = [join(java.home, 'bin'), dirname(process.execPath), process.env['PATH'] ?? ''];
  return {
    ...Object.fromEntries(own),
    PATH: path.join(delimiter),
    JAVA_HOME: java.home,
  };
}

/**
 * Keeps firebase-tools offline: no update check, no telemetry, no questions, no credentials.
 * `temporary` is this suite's own folder: two suites of one project would otherwise share the
 * hub's locator file and the uploaded images.
 */
export function firebaseEnvironment(java: Java, temporary: string): NodeJS.ProcessEnv {
  const settings = join(cacheFolder, 'settings');
  mkdirSync(settings, { recursive: true });
  const own = baseEnvironment(java);
  return {
    ...own,
    PATH: [wrappers, own['PATH']].join(delimiter),
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: settings,
    CLOUDSDK_CONFIG: settings,
    METADATA_SERVER_DETECTION: 'none',
    TMPDIR: temporary,
    // The emulators run for minutes only: full optimisation costs more than it gains.
    JAVA_TOOL_OPTIONS: `-XX:+UseSerialGC -XX:TieredStopAtLevel=1 ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`,
    // All processes of functions load the same modules.
    NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
    NODE_OPTIONS: `--import=${keepCompiled} ${process.env['NODE_OPTIONS'] ?? ''}`,
  };
}

/** Environment variables that point Google's libraries at this suite. */
export function clientEnvironment(ports: Ports): NodeJS.ProcessEnv {
  return {
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${host}:${ports.storage}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}
