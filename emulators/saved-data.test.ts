import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isWhole, SavedData } from './saved-data.ts';

let folder: string;
let data: SavedData;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-data-'));
  data = new SavedData(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes an export as firebase-tools lays it out; `mark` tells it from others. */
function exportTo(target: string, mark: string): void {
  const put = (path: string, text: string) => writeFileSync(join(target, path), text);
  for (const part of ['firestore_export', 'auth_export', 'storage_export']) {
    mkdirSync(join(target, part), { recursive: true });
  }
  put('firestore_export/all.overall_export_metadata', mark);
  put('auth_export/accounts.json', '{"users":[]}');
  put('storage_export/buckets.json', '{"buckets":[]}');
  put(
    'firebase-export-metadata.json',
    JSON.stringify({
      firestore: { metadata_file: 'firestore_export/all.overall_export_metadata' },
      auth: { path: 'auth_export' },
      storage: { path: 'storage_export' },
    }),
  );
}

function markOf(name: string): string {
  return readFileSync(
    join(folder, name, 'firestore_export/all.overall_export_metadata'),
    'utf8',
  );
}

function save(mark: string): ReturnType<SavedData['keep']> {
  data.trust();
  exportTo(data.saving, mark);
  return data.keep();
}

describe('saving', () => {
  it('keeps the new export as current and the one before as previous', () => {
    expect(save('first')).toBe('kept');
    expect(save('second')).toBe('kept');
    expect([markOf('current'), markOf('previous')]).toEqual(['second', 'first']);
  });

  it('keeps nothing of emulators that were not filled yet', () => {
    save('first');
    data.open();
    exportTo(data.saving, 'half loaded');
    expect(data.keep()).toBe('nothing');
    expect(markOf('current')).toBe('first');
  });

  it('refuses an incomplete export and leaves the current one alone', () => {
    save('first');
    exportTo(data.saving, 'second');
    rmSync(join(data.saving, 'auth_export/accounts.json'));
    expect(data.keep()).toBe('refused');
    expect(markOf('current')).toBe('first');
  });
});

describe('starting again', () => {
  it('starts from nothing the first time', () => {
    expect(data.open()).toEqual({ exports: [], damaged: undefined });
  });

  it('takes what the emulators saved after their supervisor was killed', () => {
    save('first');
    exportTo(data.saving, 'second');
    expect(data.open().exports).toEqual([join(folder, 'current'), join(folder, 'previous')]);
    expect(markOf('current')).toBe('second');
  });

  it('falls back on the previous export, and keeps the damaged one aside', () => {
    save('first');
    save('second');
    writeFileSync(join(folder, 'current/auth_export/accounts.json'), '{"users":');
    expect(data.open()).toEqual({
      exports: [join(folder, 'previous')],
      damaged: join(folder, 'damaged'),
    });
  });

  it('takes the previous export when the current one was being replaced', () => {
    save('first');
    save('second');
    rmSync(join(folder, 'current'), { recursive: true });
    expect(data.open().exports).toEqual([join(folder, 'previous')]);
  });

  it('removes exports that were never finished', () => {
    mkdirSync(join(folder, 'firebase-export-1700000000000abcdef'));
    data.open();
    expect(existsSync(join(folder, 'firebase-export-1700000000000abcdef'))).toBe(false);
  });
});

it.each([
  'firebase-export-metadata.json',
  'firestore_export/all.overall_export_metadata',
  'auth_export/accounts.json',
  'storage_export/buckets.json',
])('an export is whole with %s and not whole without', (file) => {
  const target = join(folder, 'some');
  exportTo(target, 'some');
  expect(isWhole(target)).toBe(true);
  rmSync(join(target, file));
  expect(isWhole(target)).toBe(false);
});
