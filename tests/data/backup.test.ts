import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { BackupFolder } from '../../operations/data/folder.ts';
import { compare } from '../../operations/data/compare.ts';
import { putBack } from '../../operations/data/put-back.ts';
import { holdingsOfProject } from '../../operations/data/records.ts';
import { messages } from '../../operations/messages.ts';
import { change, stored } from '../functions/admin.ts';
import { apply } from '../functions/applications.ts';
import { callableSession } from '../functions/logging-in.ts';
import { newStaff } from '../functions/staff.ts';
import { watchData } from '../consistent-data.ts';
import { operation } from '../faults/operation.ts';
import { wipe } from './wiping.ts';

const expectSoundData = watchData();

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sauvegarde-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('A backup, a loss of everything and a restore leave no difference, passwords included', async () => {
  const { username, password } = await newStaff('VIEWER');
  const { id } = await apply();
  const folder = newFolder();
  const backup = await operation('backup', ['--to', folder]);
  expect(backup).toMatchObject({ code: 0 });
  const manifest = await new BackupFolder(folder).readManifest();
  try {
    await wipe();
    expect(await holdingsOfProject().collections()).toEqual([]);

    const restore = await operation('restore', ['--from', folder]);
    expect(restore).toMatchObject({ code: 0 });
    const live = holdingsOfProject();
    const { documents, accounts, files, differences } = await compare(
      new BackupFolder(folder).holdings(manifest),
      live,
    );
    expect(differences).toEqual([]);
    const sum = Object.values(manifest.collections).reduce((all, { count }) => all + count, 0);
    expect({ documents, accounts, files }).toEqual({
      documents: sum,
      accounts: manifest.accounts.count,
      files: manifest.files.count,
    });
    expect([documents, accounts, files].every((count) => count > 0)).toBe(true);
    expect(await stored(`inscriptions/${id}`)).toBeDefined();
    await callableSession(username, password);
  } finally {
    // Others read the demonstration data, whatever failed here.
    await putBack(new BackupFolder(folder), manifest);
  }
  await expectSoundData();
});

it('A comparison names what was changed, what is missing and what is new', async () => {
  const { id: changed } = await apply();
  const [added, gone] = ['demonstration/nouveau', 'demonstration/disparu'];
  await firestore().doc(gone).set({ date: new Date() });
  const before = newFolder();
  expect(await operation('backup', ['--to', before])).toMatchObject({ code: 0 });
  const manifest = await new BackupFolder(before).readManifest();
  const saved = new BackupFolder(before).holdings(manifest);
  const { statut } = (await stored(`inscriptions/${changed}`)) ?? {};
  await change(`inscriptions/${changed}`, { statut: 'autre' });
  await firestore().doc(gone).delete();
  await firestore().doc(added).set({ date: new Date() });
  try {
    expect((await compare(saved, holdingsOfProject())).differences).toEqual([
      { kind: 'missing', where: gone },
      { kind: 'extra', where: added },
      { kind: 'different', where: `inscriptions/${changed}` },
    ]);
  } finally {
    await change(`inscriptions/${changed}`, { statut });
    await firestore().doc(added).delete();
  }
});

it('A restore refuses what already holds data, and a backup that is damaged or not whole', async () => {
  const folder = newFolder();
  await operation('backup', ['--to', folder]);
  const refused = await operation('restore', ['--from', folder]);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain(messages.restore.notEmpty('demo-centre'));
  // The same with one fact changed: it was said that what is there may be replaced.
  const allowed = await operation('restore', ['--from', folder, '--into-non-empty']);
  expect(allowed).toMatchObject({ code: 0 });

  expect((await operation('backup', ['--to', folder])).said).toContain('n’est pas vide');
  const [collection = ''] = readdirSync(join(folder, 'documents'));
  appendFileSync(join(folder, 'documents', collection), '{}\n');
  const damaged = await operation('restore', ['--from', folder, '--into-non-empty']);
  expect(damaged).toMatchObject({ code: 1 });
  expect(damaged.said).toContain('abîmée');
  expect(await operation('restore', ['--from', newFolder()])).toMatchObject({ code: 1 });
});

it('The audit of the command line ends well where all is well, and with 1 where it is not', async () => {
  const { id } = await apply();
  await expectSoundData();
  const { nom } = (await stored(`recherche/${id}`)) ?? {};
  await change(`recherche/${id}`, { nom: 'Un autre' });
  try {
    const { code, said } = await operation('audit-data', []);
    expect(code).toBe(1);
    expect(said).toContain(`recherche/${id}`);
    expect(said).not.toContain(String(nom));
  } finally {
    await change(`recherche/${id}`, { nom });
  }
});
