import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const recipes = Array.from(
  read('CONTRIBUTING.md').matchAll(/docs\/recipes\/[\w-]+\.md/g),
  ([file]) => file,
);

/** What the blocks of a recipe change: whole lines of a file, before and after. */
function editsIn(recipe: string) {
  return Array.from(recipe.matchAll(/^( *)```diff\n\1--- (\S+)\n([^]*?)^\1```$/gm), (block) => {
    const [, indent = '', file = '', text = ''] = block;
    const lines = text.split('\n').map((line) => line.slice(indent.length));
    const without = (sign: '+' | '-') =>
      lines
        .filter((line) => line !== '' && !line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    return { file, before: without('+'), after: without('-') };
  });
}

it('Each recipe stands in CONTRIBUTING.md', () => {
  expect(recipes.toSorted()).toEqual(globSync('docs/recipes/*', { cwd: root }).toSorted());
});

it('Recipes name lines that stand there once, each on top of those before it', () => {
  const changed = new Map<string, string>();
  for (const recipe of recipes) {
    const edits = editsIn(read(recipe));
    expect(edits.length, recipe).toBe(read(recipe).match(/```diff/g)?.length);
    for (const { file, before, after } of edits) {
      const isThere = changed.has(file) || existsSync(join(root, file));
      expect(isThere, `${recipe}: ${file}`).toBe(before !== '');
      const text = `\n${changed.get(file) ?? (isThere ? read(file) : '')}`;
      const around = text.split(`\n${before}`);
      expect(around, `${recipe}: not once in ${file}:\n${before}`).toHaveLength(2);
      changed.set(file, around.join(`\n${after}`).slice(1));
    }
  }
});
