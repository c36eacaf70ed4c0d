import es from 'eslint-plugin-es-x';
import { Linter } from 'eslint';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const assets = join(import.meta.dirname, '../../web/dist/client/assets');
const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));

/** Syntax that the oldest browsers (web/build/floor.ts) cannot read; nothing can add it to them. */
const config: Linter.Config = {
  languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
  plugins: { 'es-x': es },
  rules: {
    'es-x/no-regexp-lookbehind-assertions': 'error',
    'es-x/no-class-static-block': 'error',
  },
};

const complaintsAbout = (code: string) =>
  new Linter()
    .verify(code, config, { allowInlineConfig: false })
    .map(({ line, column, message }) => `${line}:${column} ${message}`);

it.each([
  ['a lookbehind', 'export const a = /(?<=b)c/;'],
  ['a set of characters in a set', 'export const a = /[a--b]/v;'],
  ['a block of a class', 'class A { static { a(); } }'],
])('would find %s', (_, code) => {
  expect(complaintsAbout(code)).toHaveLength(1);
});

it('the scripts of the site are read by the oldest browsers', { tags: ['night'] }, async () => {
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of scripts) {
    expect(complaintsAbout(await readFile(join(assets, file), 'utf8')), file).toEqual([]);
  }
});
