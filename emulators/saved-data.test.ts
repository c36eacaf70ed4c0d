import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SavedData } from './saved-data.ts';

let folder: string;
let elsewhere: string;
let data: SavedData;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-data-'));
  elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  data = new SavedData(folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(elsewhere, { recursive: true });
});

/** Writes an export with the files and folders of firebase-tools. */
function exportTo(target: string): void {
  mkdirSync(join(target, 'auth_export'), { recursive: true });
  mkdirSync(join(target, 'storage_export'));
  writeFileSync(join(target, 'auth_export/accounts.json'), '{"users":[]}');
  writeFileSync(join(target, 'storage_export/buckets.json'), '{"buckets":[]}');
  const parts = ['firestore', 'auth', 'storage'].map((part) => [
    part,
    { path: `${part}_export` },
  ]);
  const metadata = JSON.stringify(Object.fromEntries(parts));
  writeFileSync(join(target, 'firebase-export-metadata.json'), metadata);
}

it('SavedData opens nothing before the first save', () => {
  expect(data.open(elsewhere)).toBeUndefined();
  expect(data.savedAt).toBeUndefined();
});

it('SavedData reopens an export that trusted emulators saved', () => {
  data.open(elsewhere);
  data.trust();
  exportTo(data.target);
  expect(data.savedAt).toBeInstanceOf(Date);
  expect(new SavedData(folder).open(elsewhere)).toBe(join(folder, 'saved'));
});

it('SavedData exports to another folder until the emulators are trusted', () => {
  data.open(elsewhere);
  exportTo(data.target);
  expect(existsSync(join(elsewhere, 'saved'))).toBe(true);
  expect(data.savedAt).toBeUndefined();
});

it.each([
  ...['firebase-export-metadata.json', 'auth_export/accounts.json'],
  'storage_export/buckets.json',
])('SavedData rejects an export with a truncated %s', (file) => {
  exportTo(join(folder, 'saved'));
  writeFileSync(join(folder, 'saved', file), '{"users":');
  expect(() => data.open(elsewhere)).toThrow('npm run reset');
});

it('SavedData recovers a complete unmoved export and deletes an incomplete one', () => {
  exportTo(join(folder, 'firebase-export-2'));
  mkdirSync(join(folder, 'firebase-export-1'));
  expect(data.open(elsewhere)).toBe(join(folder, 'saved'));
  expect(existsSync(join(folder, 'firebase-export-1'))).toBe(false);
  expect(existsSync(join(folder, 'firebase-export-2'))).toBe(false);
});
