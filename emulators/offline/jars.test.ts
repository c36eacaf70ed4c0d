import { expect, it } from 'vitest';
import { manifestLine } from './jars.ts';

it('leaves a short line whole', () => {
  expect(manifestLine('Main-Class', 'StorageRulesRuntime')).toBe(
    'Main-Class: StorageRulesRuntime\n',
  );
});

it('folds a long line so that none exceeds 72 bytes and nothing is lost', () => {
  const path = `file:///${'very-long-folder/'.repeat(20)}emulator.jar`;
  const folded = manifestLine('Class-Path', path);
  expect(Math.max(...folded.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
  expect(folded.replaceAll('\n ', '')).toBe(`Class-Path: ${path}\n`);
});
