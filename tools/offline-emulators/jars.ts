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

/** Compiling or packing failed; `message` holds what the JDK's program said. */
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
  /** The jar that holds the code which ours only starts. */
  readonly library: string;
  readonly sources: readonly string[];
}

/** Everything that the jar depends on, Java and libraries included. */
function fingerprint(java: Java, { mainClass, library, sources }: Recipe): string {
  const hash = createHash('sha256').update(JSON.stringify([mainClass, library, java.major]));
  const { size, mtimeMs } = statSync(library);
  hash.update(JSON.stringify([size, mtimeMs]));
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A jar that `java -jar` can start, made once and kept.
 * @returns its path
 * @throws JdkError
 */
export function startableJar(java: Java, recipe: Recipe): string {
  const folder = join(cacheFolder, 'programs');
  const jar = join(folder, `${recipe.name}-${fingerprint(java, recipe)}.jar`);
  if (existsSync(jar)) return jar;
  mkdirSync(folder, { recursive: true });
  const workshop = mkdtempSync(join(folder, 'making-'));
  try {
    const manifest = join(workshop, 'manifest.txt');
    const library = pathToFileURL(recipe.library).href;
    writeFileSync(manifest, `Main-Class: ${recipe.mainClass}\nClass-Path: ${library}\n`);
    const made = join(workshop, 'made.jar');
    const classes = join(workshop, 'classes');
    mkdirSync(classes);
    if (recipe.sources.length > 0) {
      run(java, 'javac', ['-nowarn', '-cp', recipe.library, '-d', classes, ...recipe.sources]);
    }
    run(java, 'jar', ['--create', '--file', made, '--manifest', manifest, '-C', classes, '.']);
    // A rename, so that an interrupted build never looks finished.
    renameSync(made, jar);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  return jar;
}
