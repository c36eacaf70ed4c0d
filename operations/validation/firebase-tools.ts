import { createRequire } from 'node:module';
import { join } from 'node:path';
import { firebaseTools } from '../../emulators/paths.ts';

/** The parts of firebase-tools that check what it deploys. They are its own, without types. */
const require = createRequire(join(firebaseTools, 'package.json'));

interface SchemaError {
  readonly instancePath: string;
  readonly message?: string;
}

interface SchemaValidator {
  (config: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
}

interface UploadedFile {
  readonly name: string;
}

/** A function as firebase-tools finds it in the package. */
export interface Endpoint {
  readonly platform: string;
  readonly region?: readonly string[] | string;
  readonly maxInstances?: number | null;
  readonly availableMemoryMb?: number | null;
  readonly httpsTrigger?: object;
  readonly callableTrigger?: object;
  readonly scheduleTrigger?: { readonly schedule: string; readonly timeZone?: string | null };
}

interface Delegate {
  validate(): Promise<void>;
  discoverBuild(
    config: object,
    environment: object,
  ): Promise<{ readonly endpoints: Readonly<Record<string, Endpoint>> }>;
}

interface Insides {
  readonly './lib/firebaseConfigValidate.js': {
    readonly getValidator: () => SchemaValidator;
    readonly getErrorMessage: (error: SchemaError) => string;
  };
  readonly './lib/fsAsync.js': {
    readonly readdirRecursive: (options: {
      readonly path: string;
      readonly ignoreStrings: readonly string[];
    }) => Promise<readonly UploadedFile[]>;
  };
  readonly './lib/deploy/functions/runtimes/index.js': {
    readonly getRuntimeDelegate: (context: {
      readonly projectId: string;
      readonly projectDir: string;
      readonly sourceDir: string;
      readonly runtime: string;
    }) => Promise<Delegate>;
  };
}

function inside<Path extends keyof Insides>(path: Path): Insides[Path] {
  return require(path) as Insides[Path];
}

/** What the schema of firebase.json that comes with firebase-tools has against `config`. */
export function schemaComplaints(config: unknown): string[] {
  const { getValidator, getErrorMessage } = inside('./lib/firebaseConfigValidate.js');
  const isValid = getValidator();
  return isValid(config) ? [] : (isValid.errors ?? []).map(getErrorMessage);
}

/** The files of a functions folder that would be uploaded. */
export async function uploadedFiles(
  folder: string,
  ignored: readonly string[],
): Promise<string[]> {
  const { readdirRecursive } = inside('./lib/fsAsync.js');
  const files = await readdirRecursive({ path: folder, ignoreStrings: ignored });
  return files.map(({ name }) => name);
}

/**
 * Loads a functions folder as a deployment does, in a process of its own.
 * @throws Error when it does not load
 */
export async function functionsIn(
  folder: string,
  runtime: string,
  project: string,
): Promise<Readonly<Record<string, Endpoint>>> {
  const { getRuntimeDelegate } = inside('./lib/deploy/functions/runtimes/index.js');
  const place = { projectId: project, projectDir: folder, sourceDir: folder, runtime };
  const delegate = await getRuntimeDelegate(place);
  await delegate.validate();
  const firebase = { projectId: project, storageBucket: `${project}.firebasestorage.app` };
  const environment = { GCLOUD_PROJECT: project, FIREBASE_CONFIG: JSON.stringify(firebase) };
  return (await delegate.discoverBuild({}, environment)).endpoints;
}
