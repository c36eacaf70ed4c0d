import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Java } from '../../emulators/java.ts';
import { cacheFolder } from '../../emulators/paths.ts';

/** Failure of javac or jar, with its output as the message. */
export class JdkError extends Error {}

function run(java: Java, program: 'javac' | 'jar', args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(join(java.home, 'bin', program), args, {
    encoding: 'utf8',
  });
  if (status !== 0) throw new JdkError([error?.message, stdout, stderr].join('\n').trim());
}

interface Recipe {
  /** Name of the jar, without its version. */
  readonly name: string;
  readonly mainClass: string;
  /** Jar with the code that ours only starts. */
  readonly library: string;
  readonly sources: readonly string[];
}

/** Hash of everything that the jar depends on, Java and the library included. */
function fingerprint(java: Java, { mainClass, library, sources }: Recipe): string {
  const hash = createHash('sha256').update(JSON.stringify([mainClass, library, java.major]));
  const { size, mtimeMs } = statSync(library);
  hash.update(JSON.stringify([size, mtimeMs]));
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds a jar that `java -jar` can start, cached by its fingerprint.
 * @returns its path
 * @throws JdkError
 */
export function startableJar(java: Java, recipe: Recipe): string {
  const folder = join(cacheFolder, 'programs');
  const jar = join(folder, `${recipe.name}-${fingerprint(java, recipe)}.jar`);
  if (existsSync(jar)) return jar;
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(join(folder, 'making-'));
  try {
    const manifest = join(temporary, 'manifest.txt');
    const library = pathToFileURL(recipe.library).href;
    writeFileSync(manifest, `Main-Class: ${recipe.mainClass}\nClass-Path: ${library}\n`);
    const built = join(temporary, 'made.jar');
    const classes = join(temporary, 'classes');
    mkdirSync(classes);
    if (recipe.sources.length > 0) {
      run(java, 'javac', ['-nowarn', '-cp', recipe.library, '-d', classes, ...recipe.sources]);
    }
    run(java, 'jar', ['--create', '--file', built, '--manifest', manifest, '-C', classes, '.']);
    // Renamed into place, so that an interrupted build never looks finished.
    renameSync(built, jar);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return jar;
}
