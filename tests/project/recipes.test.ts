import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';
import { makeWorkingCopy, removeWorkingCopy } from '../working-copy.ts';
import { edited, editsIn, type Edit } from './recipe.ts';

const minute = 60_000;
const require = createRequire(import.meta.url);

// Each on top of those before it.
const recipes = ['add-a-field', 'add-a-command', 'add-a-section', 'add-a-page'].map((name) => ({
  name,
  edits: editsIn(readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8')),
}));

let copy = '';
beforeAll(() => {
  copy = makeWorkingCopy();
  for (const { edits } of recipes) for (const edit of edits) apply(edit);
}, 2 * minute);
afterAll(() => removeWorkingCopy(copy));

function apply(edit: Edit): void {
  const path = join(copy, edit.file);
  if (edit.before === '') {
    if (existsSync(path)) throw new Error(`${edit.file} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit.after);
  } else writeFileSync(path, edited(readFileSync(path, 'utf8'), edit));
}

/** Runs a program of Node.js in the copy; its output tells what is wrong when something is. */
function inCopy(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    // Nothing here speaks to emulators.
    env: { ...process.env, VITEST: undefined, NODE_ENV: 'test', PORT_OFFSET: '0' },
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

const programOf = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

describe('Who follows the recipes of docs/recipes', () => {
  it('changes twenty files at most for each', () => {
    for (const { name, edits } of recipes) {
      const files = new Set(edits.map(({ file }) => file));
      expect(files.size, name).toBeLessThanOrEqual(20);
    }
  });

  it('gets a project whose types agree', { timeout: 5 * minute }, () => {
    // All in one, which takes a third of the time of one project after the other.
    const include = ['domain/src', 'functions/src', 'web/build/*.d.ts', 'web/src'];
    const files = [
      ...['web/build/budgets/budgets.ts', 'tests/functions/entry-points.ts'],
      ...['tests/screens/catalogue.ts', 'tests/rules/firestore/role-table.test.ts'],
    ];
    const exclude = ['web/src/service-worker'];
    const project = { extends: './tests/tsconfig.json', include, exclude, files };
    writeFileSync(join(copy, 'tsconfig.recipes.json'), JSON.stringify(project));
    inCopy(programOf('typescript', 'bin/tsc'), '--project', 'tsconfig.recipes.json');
  });

  it(
    'gets the new answer stored, shown, exported and answered',
    { timeout: 2 * minute },
    () => {
      const said = inCopy('tests/project/field-arrives.ts', 'professionPere', 'Soudeur');
      const answer = 'Soudeur';
      expect(JSON.parse(said)).toEqual({
        ...{ accepted: answer, stored: answer, copied: answer, read: answer, shown: answer },
        exported: 1,
        answered: true,
        older: '',
      });
    },
  );

  it('gets unit tests that pass', { timeout: 5 * minute }, () => {
    inCopy('tests/docs/write-pages.ts');
    inCopy(
      programOf('vitest', 'vitest.mjs'),
      ...['run', '--project', 'unit'],
      ...['domain/src/inscription', 'domain/src/permissions', 'tests/screens/catalogue'],
      ...['tests/factories', 'web/src/pdf', 'web/src/exports'],
      ...['functions/src/commands', 'functions/src/api', 'tests/docs'],
      'web/build/budgets',
    );
  });
});
