import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';
import { filesOf } from './files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = filesOf(/\.(tsx?|mjs|js|css|java)$/);
const sources = files.filter((file) => !/^tests\/|\.test\.tsx?$/.test(file));

const source = String.raw`'(\.[^'?]+|@centre\/domain\/[^']+)`;
/** How one file imports another. */
const ways = [
  ['as they are loaded, types included', String.raw`^(?:import|export)\s(?:[^'";]*?\sfrom\s)?`],
  [
    'as they run, dynamic imports included',
    String.raw`(?:^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?|\bimport\()`,
  ],
] as const;

/** The files that `file` imports in that way. */
function importsOf(file: string, way: string): string[] {
  const found = read(file).matchAll(new RegExp(way + source, 'gm'));
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
  it.each(ways)('import each other in no circle, %s', (_, way) => {
    const imports = new Map(files.map((file) => [file, importsOf(file, way)]));
    expect([...imports.values()].flat().length).toBeGreaterThan(3000);
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
