import { expect, it } from 'vitest';
import { javaMajor } from './java.ts';

it.each([
  ['JAVA_VERSION="25.0.1"', 25],
  ['IMPLEMENTOR="Debian"\nJAVA_VERSION="17.0.15"\nJAVA_VERSION_DATE="2025-04-15"', 17],
  ['JAVA_VERSION="1.8.0_292"', 8],
  ['IMPLEMENTOR="Debian"', 0],
])('javaMajor parses %j as %i', (text, major) => {
  expect(javaMajor(text)).toBe(major);
});
