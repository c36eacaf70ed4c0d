import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import type { Java } from '../../emulators/java.ts';
import { firebaseTools, logsFolder, root } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { firestoreStarter, gcloudFirestoreJar, storageRulesStarter } from './gcloud.ts';
import { JdkError } from './jars.ts';

const texts = {
  fallback:
    'Firestore et les règles de Storage : programmes de la Google Cloud CLI de cette machine.',
  adapterFailed: (log: string) =>
    `Le moteur des règles de Storage n’a pas pu être préparé à partir de celui de Firestore (il faut un JDK complet, avec javac) ; le détail est dans ${log}.`,
};

export interface Programs {
  /** Variables that make firebase-tools use these programs instead of its own. */
  readonly environment: NodeJS.ProcessEnv;
  /** Whether firebase-tools has the Emulator UI or may download it. */
  readonly ui: boolean;
}

interface Download {
  readonly expectedSize: number;
  readonly downloadPathRelativeToCacheDir: string;
}

interface DownloadTable {
  readonly firestore: Download;
  readonly storage: Download;
  readonly ui: { readonly main: Download };
}

/** Whether firebase-tools has already downloaded a program completely, in the right version. */
function isCached(download: Download): boolean {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const file = join(folder, download.downloadPathRelativeToCacheDir);
  return statSync(file, { throwIfNoEntry: false })?.size === download.expectedSize;
}

/**
 * Finds replacements for the programs that firebase-tools downloads at first use: none when it has
 * them already, or when the Google Cloud CLI lacks them.
 * @throws SuiteError when the JDK cannot build them
 */
export function findPrograms(java: Java): Programs {
  const { firestore, storage, ui } = JSON.parse(
    readFileSync(join(firebaseTools, 'lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  ) as DownloadTable;
  const isComplete = isCached(firestore) && isCached(storage);
  const jar = isComplete ? undefined : gcloudFirestoreJar();
  if (jar === undefined) return { environment: {}, ui: true };
  console.log(texts.fallback);
  try {
    const environment = {
      ...(!isCached(firestore) && {
        FIRESTORE_EMULATOR_BINARY_PATH: firestoreStarter(java, jar),
      }),
      ...(!isCached(storage) && {
        STORAGE_EMULATOR_BINARY_PATH: storageRulesStarter(java, jar),
      }),
    };
    return { environment, ui: isCached(ui.main) };
  } catch (error) {
    if (!(error instanceof JdkError)) throw error;
    const log = join(logsFolder, 'offline-programs.log');
    mkdirSync(logsFolder, { recursive: true });
    writeFileSync(log, error.message);
    throw new SuiteError(texts.adapterFailed(relative(root, log)));
  }
}
