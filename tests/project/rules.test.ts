import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';

const rules = (file: string) => readFileSync(join(root, file), 'utf8');

/** Text of a function of a rules file, in the syntax of Firestore's rules. */
function functionIn(file: string, name: string): string {
  const [, text] =
    new RegExp(`(function ${name}\\([\\s\\S]*?\\n    })`).exec(rules(file)) ?? [];
  if (text === undefined) throw new Error(`${file} has no function ${name}`);
  return text
    .replaceAll(/firestore\.(get|exists)\(/g, '$1(')
    .replaceAll('/databases/(default)/', '/databases/$(database)/');
}

// Security rules cannot import, so each file has its own copy of these functions.
it.each(['memberIs', 'isStillOpen'])('Function %s is identical in both rules files', (name) => {
  expect(functionIn('storage.rules', name)).toBe(functionIn('firestore.rules', name));
});
