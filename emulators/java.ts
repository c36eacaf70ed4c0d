import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { messages } from './messages.ts';
import { SuiteError } from './problem.ts';

/** Oldest Java that firebase-tools 15 accepts. */
const oldestJava = 21;

export interface Java {
  readonly home: string;
  readonly major: number;
}

/** Major version in the file `release` of a JDK: 25 in `JAVA_VERSION="25.0.1"`, 8 in `"1.8.0_292"`. */
export function javaMajor(release: string): number {
  return Number(/JAVA_VERSION="(?:1\.)?(\d+)/.exec(release)?.[1] ?? 0);
}

/** Real path of a program on PATH, links resolved; undefined when it is not found. */
export function findOnPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const file = folders.map((folder) => join(folder, program)).find(existsSync);
  return file === undefined ? undefined : realpathSync(file);
}

/** Possible JDK folders: JAVA_HOME and PATH first, then the systems' usual places. */
function candidates(): string[] {
  const below = (folder: string, inside = '') =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, inside)) : [];
  return [
    process.env['JAVA_HOME'] ?? '',
    dirname(dirname(findOnPath('java') ?? '')),
    ...below('/usr/lib/jvm'),
    ...below('/Library/Java/JavaVirtualMachines', 'Contents/Home'),
    ...below(join(homedir(), '.sdkman/candidates/java')),
    ...below('/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home'),
  ];
}

/**
 * Finds the newest Java of this machine.
 * @throws SuiteError when none is recent enough
 */
export function findJava(): Java {
  const found = candidates()
    .filter((home) => existsSync(join(home, 'bin/java')) && existsSync(join(home, 'release')))
    .map((home) => ({ home, major: javaMajor(readFileSync(join(home, 'release'), 'utf8')) }));
  const [newest] = found.toSorted((a, b) => b.major - a.major);
  if (newest === undefined || newest.major < oldestJava) {
    throw new SuiteError(messages.noJava(oldestJava, newest?.major));
  }
  return newest;
}
