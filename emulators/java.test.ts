import { expect, it } from 'vitest';
import { javaMajor, newestFirst } from './java.ts';

it.each([
  ['JAVA_VERSION="25.0.1"', 25],
  ['IMPLEMENTOR="Debian"\nJAVA_VERSION="17.0.15"\nJAVA_VERSION_DATE="2025-04-15"', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_292"', 8],
  ['openjdk version "26-ea" 2026-03-17', 26],
])('reads the major version of %j', (text, major) => {
  expect(javaMajor(text)).toBe(major);
});

it('knows no version where none is written', () => {
  expect(javaMajor('command not found')).toBeUndefined();
});

it('takes the newest, and of one version the whole JDK', () => {
  const runtime = { home: '/jre-25', major: 25, compiles: false };
  const kit = { home: '/jdk-25', major: 25, compiles: true };
  const old = { home: '/jdk-21', major: 21, compiles: true };
  expect(newestFirst([old, runtime, kit])).toEqual([kit, runtime, old]);
});
