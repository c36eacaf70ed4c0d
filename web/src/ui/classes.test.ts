import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokensCss } from '../../build/tokens.ts';

const sources = join(import.meta.dirname, '..');

async function read(isMeant: (file: string) => boolean): Promise<string> {
  const files = (await readdir(sources, { recursive: true })).filter(isMeant);
  return (await Promise.all(files.map((file) => readFile(join(sources, file), 'utf8')))).join();
}

const groups = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, group = '']) => group));

/** Class of React Router for a link to the current page. */
const routerClass = 'active';

const components = await read((file) => /(?<!\.test)\.tsx?$/.test(file));
const shared = await read((file) => /^ui\/(layout|controls|utilities)\.css$/.test(file));
const classes = groups(shared, /\.([a-z][\w-]*)/g);

describe('Shared CSS classes', () => {
  const conditional = groups(components, /clsx\(([^()]*)\)/g);
  const lists = [
    ...groups(components, /className="([^"]*)"/g),
    ...groups(components, /className=\{`([^`]*)`\}/g),
    ...groups([...conditional].join('\n'), /(?:^|\s)'([^']*)'(?=,|$)/gm),
  ];
  const named = new Set(
    lists.flatMap((list) => list.replace(/\$\{[^}]*\}/g, '').split(/\s+/)).filter(Boolean),
  );

  it('include every class that components name', () => {
    expect(named.size).toBeGreaterThan(50);
    const unknown = [...named].filter((name) => !classes.has(name) && name !== routerClass);
    expect(unknown).toEqual([]);
  });

  it('are all used by components', () => {
    const unused = [...classes].filter(
      (name) => !new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(components),
    );
    expect(unused).toEqual([]);
  });
});

it('CSS modules have unique file names', async () => {
  const names = (await readdir(sources, { recursive: true }))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(names).toHaveLength(new Set(names).size);
});

it('CSS custom properties in use are all declared', async () => {
  const css = tokensCss + (await read((file) => file.endsWith('.css')));
  const declared = groups(css + components, /['\s](--[\w-]+)['"]?:/g);
  const used = groups(css, /var\((--[\w-]+)\)/g);
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
