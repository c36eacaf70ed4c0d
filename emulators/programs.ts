import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { Child } from './child.ts';
import type { Java } from './java.ts';
import { messages } from './messages.ts';
import {
  firestoreStarter,
  gcloudFirestoreJar,
  storageRulesStarter,
} from './offline/fallback.ts';
import { JdkError } from './offline/jars.ts';
import { cacheFolder, firebaseTools, logsFolder, root } from './paths.ts';
import { SuiteError } from './problem.ts';

/** The programs that firebase-tools does not contain and downloads at first use. */
type Program = 'firestore' | 'storage' | 'ui';

export interface Programs {
  /** Makes firebase-tools use other programs than its own. */
  readonly environment: NodeJS.ProcessEnv;
  readonly ui: boolean;
}

interface Download {
  readonly expectedSize: number;
  readonly downloadPathRelativeToCacheDir: string;
  readonly binaryPathRelativeToCacheDir?: string;
}

interface DownloadTable {
  readonly firestore: Download;
  readonly storage: Download;
  readonly ui: { readonly main: Download };
}

/** How long a refused download of the interface is not tried again, in milliseconds: a day. */
const uiRetryMs = 24 * 60 * 60 * 1000;

/** How long a download may take before it counts as refused, in milliseconds. */
const downloadMs: Readonly<Record<Program, number>> = {
  firestore: 15 * 60_000,
  storage: 15 * 60_000,
  ui: 60_000,
};

/** Whether firebase-tools has that program already, in the version that it wants, and whole. */
function isCached(program: Program): boolean {
  const table = JSON.parse(
    readFileSync(join(firebaseTools, 'lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  ) as DownloadTable;
  const wanted = program === 'ui' ? table.ui.main : table[program];
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const file = join(folder, wanted.downloadPathRelativeToCacheDir);
  const binary = wanted.binaryPathRelativeToCacheDir;
  return (
    existsSync(file) &&
    statSync(file).size === wanted.expectedSize &&
    (binary === undefined || existsSync(join(folder, binary)))
  );
}

async function download(program: Program, environment: NodeJS.ProcessEnv): Promise<boolean> {
  const child = new Child({
    args: [join(firebaseTools, 'lib/bin/firebase.js'), `setup:emulators:${program}`],
    cwd: logsFolder,
    env: environment,
    log: downloadLog(program),
    guarded: true,
  });
  const timer = setTimeout(() => void child.stop('SIGKILL', 0), downloadMs[program]);
  const code = await child.exit;
  clearTimeout(timer);
  return code === 0 && isCached(program);
}

function downloadLog(program: Program): string {
  return join(logsFolder, `download-${program}.log`);
}

/** Downloads what is missing, or stops with one sentence. */
async function need(program: Program, environment: NodeJS.ProcessEnv): Promise<void> {
  if (isCached(program)) return;
  const name = messages.programs[program];
  console.log(messages.downloading(name));
  if (!(await download(program, environment))) {
    const log = relative(root, downloadLog(program));
    throw new SuiteError(messages.downloadRefused(name, log));
  }
}

/** The interface is pleasant to have; a machine that cannot get it loses no time every day. */
async function haveUi(environment: NodeJS.ProcessEnv): Promise<boolean> {
  if (isCached('ui')) return true;
  const refused = join(cacheFolder, 'ui-refused');
  const lately = existsSync(refused) && Date.now() - statSync(refused).mtimeMs < uiRetryMs;
  if (!lately) {
    if (await download('ui', environment)) return true;
    writeFileSync(refused, '');
  }
  console.log(messages.noUi);
  return false;
}

function fallback(java: Java, jar: string): NodeJS.ProcessEnv {
  try {
    const environment: NodeJS.ProcessEnv = {};
    if (!isCached('firestore')) {
      environment['FIRESTORE_EMULATOR_BINARY_PATH'] = firestoreStarter(java, jar);
    }
    if (!isCached('storage')) {
      environment['STORAGE_EMULATOR_BINARY_PATH'] = storageRulesStarter(java, jar);
    }
    return environment;
  } catch (error) {
    if (!(error instanceof JdkError)) throw error;
    const log = join(logsFolder, 'offline-programs.log');
    writeFileSync(log, error.message);
    throw new SuiteError(messages.adapterFailed(relative(root, log)));
  }
}

/**
 * Makes sure that the emulators' programs are there: firebase-tools' own when it has them, else
 * those of the Google Cloud CLI, else a download.
 * @throws SuiteError when none of these works
 */
export async function findPrograms(
  java: Java,
  environment: NodeJS.ProcessEnv,
  wantsUi: boolean,
): Promise<Programs> {
  mkdirSync(logsFolder, { recursive: true });
  const complete = isCached('firestore') && isCached('storage');
  const jar = complete ? undefined : gcloudFirestoreJar();
  if (jar !== undefined) console.log(messages.fallback);
  const replaced = jar === undefined ? {} : fallback(java, jar);
  if (jar === undefined) {
    await need('firestore', environment);
    await need('storage', environment);
  }
  return { environment: replaced, ui: wantsUi && (await haveUi(environment)) };
}
