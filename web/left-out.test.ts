import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSmallFirestore } from './light-firestore.ts';
import { Integer } from './src/data/document-numbers.ts';
import * as products from './src/data/unused-products.ts';
import * as parts from './src/pdf/unused-parts.ts';
import hoistStatics from './src/ui/without-statics.ts';

const require = createRequire(import.meta.url);
const modules = dirname(dirname(require.resolve('react/package.json')));

/** What the file of a package imports by name from `module`. */
async function importedBy(file: string, module: string): Promise<string[]> {
  const source = await readFile(join(modules, file), 'utf8');
  const imports = new RegExp(String.raw`import \{([^}]*)\} from ['"]${module}['"]`, 'g');
  return [...source.matchAll(imports)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  );
}

describe('What stands in for a part of a package that is left out', () => {
  it.each([
    ['reactfire/dist/index.js', 'firebase/database', products],
    ['reactfire/dist/index.js', 'firebase/remote-config', products],
    ['jspdf/dist/jspdf.es.js', 'fast-png', parts],
  ])(
    'has all that %s imports from %s, and says so when it is used',
    async (file, module, one) => {
      const names = await importedBy(file, module);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const standIn = (one as unknown as Record<string, () => void>)[name];
        expect(standIn, name).toThrow('left out of the build');
      }
    },
  );

  it('is loud where Firestore would understand a regular expression', () => {
    expect(products.RE2JS.compile).toThrow('left out of the build');
    expect(products.RE2JS.matches).toThrow('left out of the build');
  });

  it('is loud where jsPDF would draw an SVG', () => {
    expect(parts.Canvg.from).toThrow('left out of the build');
    expect(parts.Canvg.fromString).toThrow('left out of the build');
  });

  it('is loud where Emotion would wrap a component in withTheme', () => {
    expect(hoistStatics).toThrow('left out of the build');
  });
});

/** Our own modules; tests are not part of the build. */
async function ourSources(): Promise<string[]> {
  const folder = join(import.meta.dirname, 'src');
  const files = await readdir(folder, { recursive: true });
  const ours = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return Promise.all(ours.map((file) => readFile(join(folder, file), 'utf8')));
}

describe('Our own code', () => {
  it.each([
    ['imports no product that is left out', /from 'firebase\/(database|remote-config)'/],
    ['uses no part of ReactFire that reaches them', /useDatabase|useRemoteConfig/],
    ['asks for no pipelines of Firestore', /firestore\/pipelines|\.pipeline\(/],
    [
      'asks jsPDF for no HTML, no SVG and no image that it would have to decode',
      /\.html\(|addSvg|'(PNG|WEBP|GIF|BMP)'/,
    ],
    ['wraps nothing in withTheme', /import \{[^}]*withTheme/],
  ])('%s', async (_, pattern) => {
    const sources = await ourSources();
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((source) => pattern.test(source))).toEqual([]);
  });
});

describe('The integers of the small Firestore', () => {
  const small = '@firebase/firestore/dist/lite';

  it('are all that it imports of their library', async () => {
    const files = (await readdir(join(modules, small))).filter((name) =>
      /^common-\w+\.esm\.js$/.test(name),
    );
    expect(files).toHaveLength(1);
    const names = await importedBy(
      join(small, files[0] ?? ''),
      '@firebase/webchannel-wrapper/bloom-blob',
    );
    expect(names).toEqual(['Integer']);
  });

  it('are used by no other Firestore', () => {
    expect(isSmallFirestore(join(modules, small, 'common-1.esm.js'))).toBe(true);
    expect(isSmallFirestore(join(modules, '@firebase/firestore/dist/index.esm.js'))).toBe(
      false,
    );
  });

  it.each([
    ['7', '7', 0],
    ['7', '10', -1],
    ['-3', '2', -1],
    ['9223372036854775807', '9223372036854775806', 1],
  ])('say how %s stands to %s', (one, other, order) => {
    expect(Integer.fromString(one).compare(Integer.fromString(other))).toBe(order);
  });
});
