import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildOptions } from '../build.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, string> | undefined>;

/** `firebase-admin/app` belongs to the package `firebase-admin`, `@a/b/c` to `@a/b`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

describe('the deployed functions', () => {
  let imported: string[] = [];

  beforeAll(async () => {
    const { metafile } = await build({ ...buildOptions, write: false, logLevel: 'silent' });
    const outputs = Object.values(metafile.outputs);
    imported = outputs
      .flatMap((output) => output.imports)
      .filter(({ external }) => external === true)
      .map(({ path }) => path);
  });

  it('import nothing but what their package.json installs', () => {
    const foreign = imported.filter((path) => !isBuiltin(path)).map(packageOf);
    const installed = Object.keys(manifest['dependencies'] ?? {});
    expect(foreign).toContain('firebase-admin');
    // Native code, which no bundle can hold.
    expect(foreign).toContain('sharp');
    expect(foreign.filter((name) => !installed.includes(name))).toEqual([]);
  });

  it('never name the workspace package, which no registry has', () => {
    const named = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    );
    expect(named).toContain('firebase-functions');
    expect(named.filter((name) => name.startsWith('@centre/'))).toEqual([]);
  });
});
