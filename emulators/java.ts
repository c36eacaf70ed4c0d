import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { messages } from './messages.ts';
import { SuiteError } from './problem.ts';

/** The oldest Java that firebase-tools 15 accepts. */
const oldestJava = 21;

const suffix = process.platform === 'win32' ? '.exe' : '';

export interface Java {
  readonly home: string;
  readonly major: number;
  /** Whether it can compile, that is whether it is a whole JDK. */
  readonly compiles: boolean;
}

/** Major version in `JAVA_VERSION="25.0.1"`, `version "17.0.2"` or the old `"1.8.0_292"`. */
export function javaMajor(text: string): number | undefined {
  const match = /(?:JAVA_VERSION=|version )"(?:1\.)?(\d+)/.exec(text);
  return match === null ? undefined : Number(match[1]);
}

/** Newest first; a JDK before a runtime of the same version. */
export function newestFirst(found: readonly Java[]): Java[] {
  return found.toSorted((a, b) => b.major - a.major || Number(b.compiles) - Number(a.compiles));
}

/** The program's full path on PATH, links resolved; `undefined` when it is not there. */
export function onPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const file = folders.map((folder) => join(folder, program)).find(existsSync);
  return file === undefined ? undefined : realpathSync(file);
}

function foldersIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** Where systems keep their JDKs. */
function candidates(): string[] {
  const pathJava = onPath(`java${suffix}`);
  const programs = process.env['ProgramFiles'];
  return [
    process.env['JAVA_HOME'],
    pathJava === undefined ? undefined : dirname(dirname(pathJava)),
    ...foldersIn('/usr/lib/jvm'),
    ...foldersIn('/Library/Java/JavaVirtualMachines').map((jdk) => join(jdk, 'Contents/Home')),
    ...foldersIn(join(homedir(), '.sdkman/candidates/java')),
    ...foldersIn('/opt/homebrew/opt')
      .filter((folder) => folder.includes('openjdk'))
      .map((folder) => join(folder, 'libexec/openjdk.jdk/Contents/Home')),
    ...(programs === undefined
      ? []
      : ['Java', 'Eclipse Adoptium'].flatMap((name) => foldersIn(join(programs, name)))),
  ].filter((folder): folder is string => folder !== undefined && folder !== '');
}

function majorOf(home: string): number | undefined {
  const release = join(home, 'release');
  const major = existsSync(release) ? javaMajor(readFileSync(release, 'utf8')) : undefined;
  if (major !== undefined) return major;
  const { stderr } = spawnSync(join(home, 'bin', `java${suffix}`), ['-version'], {
    encoding: 'utf8',
  });
  return javaMajor(stderr);
}

function inspect(home: string): Java[] {
  if (!existsSync(join(home, 'bin', `java${suffix}`))) return [];
  const major = majorOf(home);
  const compiles = existsSync(join(home, 'bin', `javac${suffix}`));
  return major === undefined ? [] : [{ home, major, compiles }];
}

/**
 * The newest Java of this machine.
 * @throws SuiteError when none is recent enough
 */
export function findJava(): Java {
  const homes = new Set(
    candidates()
      .filter(existsSync)
      .map((home) => realpathSync(home)),
  );
  const [newest] = newestFirst([...homes].flatMap(inspect));
  if (newest === undefined || newest.major < oldestJava) {
    throw new SuiteError(messages.noJava(oldestJava, newest?.major));
  }
  return newest;
}

/** Path of one of its programs, such as javac. */
export function javaProgram(java: Java, program: 'java' | 'javac' | 'jar'): string {
  return join(java.home, 'bin', `${program}${suffix}`);
}
