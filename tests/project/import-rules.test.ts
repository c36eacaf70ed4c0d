import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';

/** Files with an import that the linter must reject; `allowed` has accepted imports. */
const refused = [
  ['web/src/site/page.ts', 'firebase/firestore'],
  ['web/src/site/list.ts', 'reactfire'],
  ['functions/src/api/route.ts', 'firebase-admin/app'],
  ['web/src/dashboard/print.ts', 'jspdf'],
  ['web/src/dashboard/table.ts', 'write-excel-file/browser'],
  ['functions/src/api/answers.ts', 'zod'],
  ['web/src/site/reach.ts', '../../../domain/src/centre.ts'],
] as const;
const allowed = [
  ['web/src/data/store.ts', 'firebase/firestore'],
  ['web/src/dashboard/form.ts', '@hookform/resolvers/zod'],
  ['functions/src/data/admin.ts', 'firebase-admin/app'],
  ['web/src/pdf/sheet.ts', 'jspdf'],
  ['domain/src/text.ts', 'zod'],
] as const;

let folder: string;
let found: readonly string[];

// The tests run the linter itself, because it once accepted patterns that matched nothing.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
  for (const [file, name] of [...refused, ...allowed]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `import '${name}';\n`);
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  };
  found = diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename }) => filename);
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(refused)('Linter rejects in %s the import of %s', (file) => {
  expect(found).toContain(file);
});

it.each(allowed)('Linter accepts in %s the import of %s', (file) => {
  expect(found).not.toContain(file);
});
