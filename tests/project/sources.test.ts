import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';
import { filesOf } from './files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = filesOf(/\.(tsx?|mjs|js|css|java)$/).filter(
  (file) => !/^tests\/|\.test\.tsx?$/.test(file),
);

/** The files that `file` imports when it is loaded, for their types alone as well. */
function importsOf(file: string): string[] {
  const found = read(file).matchAll(
    /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?'(\.[^'?]+|@centre\/domain\/[^']+)/gm,
  );
  return Array.from(found, ([, name = '']) =>
    name.startsWith('.')
      ? normalize(join(dirname(file), name))
      : `${name.replace('@centre/domain', 'domain/src')}.ts`,
  );
}

/** What is left of `files` without those that end in a file outside of it, in whichever direction. */
function circular(imports: ReadonlyMap<string, readonly string[]>): string[] {
  let files = [...imports.keys()];
  for (;;) {
    const left = new Set(files);
    const imported = new Set(files.flatMap((file) => imports.get(file) ?? []));
    const kept = files.filter(
      (file) => imported.has(file) && imports.get(file)?.some((other) => left.has(other)),
    );
    if (kept.length === files.length) return kept;
    files = kept;
  }
}

describe('The source files', () => {
  it('import each other in no circle', () => {
    const imports = new Map(sources.map((file) => [file, importsOf(file)]));
    expect([...imports.values()].flat().length).toBeGreaterThan(1000);
    expect(circular(imports)).toEqual([]);
  });

  it('are told when they import each other in a circle', () => {
    const imports = new Map([
      ['start', ['one']],
      ['one', ['two', 'end']],
      ['two', ['one']],
      ['end', []],
    ]);
    expect(circular(imports)).toEqual(['one', 'two']);
  });

  it('are short', () => {
    const lengths = sources.map((file) => [read(file).split('\n').length - 1, file] as const);
    expect(lengths.filter(([lines]) => lines > 300)).toEqual([]);
  });
});
