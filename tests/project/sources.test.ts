import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';
import { filesOf } from './files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = filesOf(/\.(tsx?|mjs|js|css|java)$/);
const sources = files.filter((file) => !/^tests\/|\.test\.tsx?$/.test(file));

const source = String.raw`'(\.[^'?]+|@centre\/domain\/[^']+)`;
/** Patterns of import statements, each with the end of a test title. */
const importPatterns = [
  ['types included', String.raw`^(?:import|export)\s(?:[^'";]*?\sfrom\s)?`],
  [
    'dynamic imports included',
    String.raw`(?:^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?|\bimport\()`,
  ],
] as const;

/** Paths of the files that `file` imports by statements of that pattern. */
function importsOf(file: string, pattern: string): string[] {
  const found = read(file).matchAll(new RegExp(pattern + source, 'gm'));
  return Array.from(found, ([, name = '']) =>
    name.startsWith('.')
      ? normalize(join(dirname(file), name))
      : `${name.replace('@centre/domain', 'domain/src')}.ts`,
  );
}

/** Files in or between import cycles: repeatedly drops files without importers or imports. */
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

const tools = ['emulators', 'operations', 'tests'];
const screens = ['web/src/app', 'web/src/site', 'web/src/dashboard'];

/** Folders that must not import others, each with the message for a violation. */
const restrictions: readonly [importers: string[], imported: string[], instead: string][] = [
  [['domain'], ['web', 'functions', ...tools], 'domain is what everything rests on.'],
  [['functions'], ['web', ...tools], 'functions shares code with the others through domain.'],
  [['web'], ['functions', ...tools], 'web shares code with the functions through domain.'],
  [['web/src/ui'], [...screens, 'web/src/data'], 'ui is passed what it shows.'],
  [
    ['web/src/inscription-form'],
    [...screens, 'web/src/data'],
    'inscription-form has only the fields; the pages around it send the answers.',
  ],
  [['web/src/data'], [...screens, 'web/src/ui'], 'data is used by screens.'],
  [
    ['web/src/site', 'web/src/data/public'],
    ['web/src/data/session', 'web/src/data/staff'],
    'What a visitor reads stands in data/public, and in data what the staff reads too.',
  ],
  [['web/src'], ['web/build'], 'The build uses the site, not the other way round.'],
  [
    ['web/src/pdf'],
    [...screens, 'web/src/data', 'web/src/ui'],
    'pdf is passed what it prints.',
  ],
  [
    ['web/src/exports'],
    [...screens, 'web/src/data', 'web/src/ui', 'web/src/pdf'],
    'exports is passed what it writes.',
  ],
  [
    ['web/src/site', 'web/src/dashboard'],
    ['web/src/app'],
    'app puts screens together: what a screen needs goes to ui, data or texts.',
  ],
  [['web/src/site'], ['web/src/dashboard'], 'The public site must not pull in the dashboard.'],
  [['web/src/dashboard'], ['web/src/site'], 'The dashboard and the site share through ui.'],
];

const isIn = (folders: readonly string[]) => (file: string) =>
  folders.some((folder) => file.startsWith(`${folder}/`));

describe('Source files', () => {
  it.each(restrictions)('in %j import nothing from %j', (importers, imported, instead) => {
    const crossing = sources.filter(isIn(importers)).flatMap((file) =>
      importPatterns
        .flatMap(([, pattern]) => importsOf(file, pattern))
        .filter(isIn(imported))
        .map((other) => `${file} imports ${other}`),
    );
    expect(crossing, instead).toEqual([]);
  });

  it('of texts import only domain and other texts', () => {
    const isWords = (file: string) => /\.texts\.ts$|^web\/src\/texts\/|\.json$/.test(file);
    const texts = sources.filter(isWords);
    expect(texts).not.toEqual([]);
    const others = texts
      .flatMap((file) => importPatterns.flatMap(([, pattern]) => importsOf(file, pattern)))
      .filter((file) => !isWords(file) && !file.startsWith('domain/'));
    expect(others).toEqual([]);
  });

  it.each(importPatterns)('have no import cycle, %s', (_, pattern) => {
    const imports = new Map(files.map((file) => [file, importsOf(file, pattern)]));
    expect([...imports.values()].flat()).not.toEqual([]);
    expect(circular(imports)).toEqual([]);
  });

  it('with an HTML page declare the color scheme “only light”', () => {
    const pages = filesOf(/^(functions|web)\/.*(?<!\.test)\.(tsx?|html)$/)
      .map(read)
      .filter((text) => text.includes('<!doctype html>'));
    expect(pages).not.toEqual([]);
    for (const page of pages)
      expect(page).toContain('<meta name="color-scheme" content="only light"');
  });

  it('have at most 300 lines', () => {
    const lengths = sources.map((file) => [read(file).split('\n').length - 1, file] as const);
    expect(lengths.filter(([lines]) => lines > 300)).toEqual([]);
  });
});
