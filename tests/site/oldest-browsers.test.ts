import es from 'eslint-plugin-es-x';
import { Linter } from 'eslint';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unsupportedAtRules } from '../journeys/oldest-browsers.ts';
import { get } from './get.ts';

const assets = join(import.meta.dirname, '../../web/dist/client/assets');
const files = await readdir(assets);
const scripts = files.filter((file) => file.endsWith('.js'));

/** Rules against syntax beyond the oldest browsers (web/build/floor.ts) and all polyfills. */
const config: Linter.Config = {
  languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
  plugins: { 'es-x': es },
  rules: {
    'es-x/no-regexp-lookbehind-assertions': 'error',
    'es-x/no-class-static-block': 'error',
  },
};

const lintErrorsOf = (code: string) =>
  new Linter()
    .verify(code, config, { allowInlineConfig: false })
    .map(({ line, column, message }) => `${line}:${column} ${message}`);

it.each([
  ['a lookbehind', 'export const a = /(?<=b)c/;'],
  ['a set operation of the v flag', 'export const a = /[a--b]/v;'],
  ['a static class block', 'class A { static { a(); } }'],
])('Syntax check rejects %s', (_, code) => {
  expect(lintErrorsOf(code)).toHaveLength(1);
});

it('Scripts contain no syntax that the oldest browsers lack', { tags: ['night'] }, async () => {
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of scripts) {
    expect(lintErrorsOf(await readFile(join(assets, file), 'utf8')), file).toEqual([]);
  }
});

it('Style sheets use no unsupported at-rule but @page and @starting-style', async () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map((file) => readFile(join(assets, file), 'utf8')));
  const pages = await Promise.all(['/', '/inscription', '/dashboard'].map((path) => get(path)));
  for (const page of pages) {
    const inline = (await page.text()).matchAll(/<style>([^<]*)<\/style>/g);
    texts.push(...Array.from(inline, ([, rules = '']) => rules));
  }
  const names = new Set(
    Array.from(texts.join().matchAll(/@([\w-]+)/g), ([, name = '']) => name),
  );
  const lacking = unsupportedAtRules();
  expect(names).toContain('media');
  expect(lacking).toContain('layer');
  // Without @page, browsers choose the paper size; without @starting-style, parts open at once.
  const left = lacking.filter((name) => names.has(name));
  expect(left.filter((name) => !['page', 'starting-style'].includes(name))).toEqual([]);
});
