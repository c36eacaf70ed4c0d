import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRouter, lighter } from './light-router.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

async function routerFiles(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sources.filter(isRouter);
}

describe('The lightened React Router', () => {
  it('is found in one file', async () => {
    expect(await routerFiles()).toHaveLength(1);
  });

  it('has lost what data routers need and nothing around it', async () => {
    const [source = ''] = await routerFiles();
    const light = lighter(source);
    expect(source.length - light.length).toBeGreaterThan(10_000);
    expect(light).toContain('useSubmit is left out');
    const functions = (text: string) => text.match(/^(async )?function \w+/gm);
    expect(functions(light)).toEqual(functions(source));
  });

  it('does not go unnoticed when React Router has changed', () => {
    expect(() => lighter('function BrowserRouter() {\n}\n')).toThrow('DataRoutes2');
  });
});
