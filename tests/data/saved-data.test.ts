import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compare } from '../../operations/data/compare.ts';
import { BackupFolder } from '../../operations/data/folder.ts';
import { TestEmulators } from '../run/emulators.ts';
import { operation } from '../faults/operation.ts';
import { suite } from '../suite.ts';

// Beside the suite that the other tests speak to, which must not be stopped.
const offset = suite.portOffset() + 500;

async function backupOf(folder: string): Promise<BackupFolder> {
  const backup = await operation('backup', ['--to', folder], String(offset));
  expect(backup).toMatchObject({ code: 0 });
  return new BackupFolder(folder);
}

it('What the emulators held when they were stopped is there when they start again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'donnees-'));
  const stays = new AbortController().signal;
  const copies: BackupFolder[] = [];
  try {
    for (const round of ['avant', 'après']) {
      const emulators = new TestEmulators({ offset, data: join(folder, 'data') });
      try {
        await emulators.ready(stays);
        copies.push(await backupOf(join(folder, round)));
        const audit = await operation('audit-data', [], String(offset));
        expect(audit).toMatchObject({ code: 0 });
      } finally {
        await emulators.stop();
      }
    }
    const [before, after] = await Promise.all(
      copies.map(async (copy) => copy.holdings(await copy.readManifest())),
    );
    if (!before || !after) throw new Error('a backup is missing');
    const { documents, accounts, files, differences } = await compare(before, after);
    expect(differences).toEqual([]);
    expect(Math.min(documents, accounts, files)).toBeGreaterThan(5);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
