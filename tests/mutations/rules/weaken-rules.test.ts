import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../emulators/paths.ts';
import { equivalents, means } from './equivalents.ts';
import { tokensOf } from './tokens.ts';
import { weakenRules } from './weaken-rules.ts';

const rules = (condition: string) => `service cloud.firestore {
  match /databases/{database}/documents {
    // A comment with && and ( in it.
    match /fiches/{id} {
      allow get: if ${condition};
    }
  }
}
`;

/** What stands behind `if` in every mutant that leaves the rest alone. */
function weakened(condition: string): string[] {
  const text = rules(condition);
  const start = text.indexOf(condition);
  const rest = text.slice(start + condition.length);
  return weakenRules(text)
    .map((mutant) => mutant.text)
    .filter((mutant) => mutant.startsWith(text.slice(0, start)) && mutant.endsWith(rest))
    .map((mutant) => mutant.slice(start, -rest.length).replace(/\s+/g, ' ').trim());
}

describe('a condition of the rules', () => {
  it('is made true, and loses each of its parts', () => {
    expect(weakened('a(1) && b && c')).toEqual(['true', 'b && c', 'a(1) && c', 'a(1) && b']);
  });

  it('loses the parts of a conjunction within it, and no reason for a yes', () => {
    expect(weakened('a || (b && !c)')).toEqual(['true', 'a || (!c)', 'a || (b)']);
  });

  it('lets pass what its comparisons did not', () => {
    expect(weakened('a <= 20 * 1024')).toContain('a <= 20 * 1024 + 1');
    expect(weakened('a > 0')).toContain('a >= 0');
    expect(weakened('a > now() - 12 * 60')).toContain('a > now() - 13 * 60');
    expect(weakened('a >= b')).toContain('a >= b - 1');
    expect(weakened(`a == 'x'`)).toContain(`a != ''`);
    expect(weakened('a.size() == 0')).toContain('a.size() <= 0 + 1');
  });

  it('admits each role and each media type that its lists leave out', () => {
    expect(weakened(`role in ['SUPER_ADMIN', 'ADMIN_FULL', 'VIEWER']`)).toEqual([
      'true',
      `role in ['SUPER_ADMIN', 'ADMIN_FULL', 'VIEWER', 'CONTENT_MANAGER']`,
      `role in ['SUPER_ADMIN', 'ADMIN_FULL', 'VIEWER', 'INSCRIPTIONS_MANAGER']`,
    ]);
    expect(weakened(`type in ['image/png']`)).toContain(`type in ['image/png', 'text/html']`);
  });

  it('is left alone where it lets everything through', () => {
    expect(weakened('true')).toEqual([]);
  });
});

describe('the rest of the rules', () => {
  const changes = weakenRules(rules('true')).map(({ change }) => change.replace(/^ ?→ /, ''));

  it('allows one method more, goes deeper, and opens everything', () => {
    expect(changes).toEqual([
      ...[', list', ', create', ', update', ', delete', '=**'],
      'match /{any=**} { allow read: if request.auth != null; }',
      'match /{any=**} { allow write: if request.auth != null; }',
    ]);
  });
});

describe.each(['firestore.rules', 'storage.rules'])('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const mutants = weakenRules(text);
  const words = tokensOf(text).map((token) => token.text);
  const count = (...wanted: string[]) => words.filter((word) => wanted.includes(word)).length;

  it('gives a mutant for every part of a condition, every method left out and every path', () => {
    // A conjunction has one part more than it has signs.
    expect(mutants.length).toBeGreaterThan(
      count('&&') + count('allow') + count('match') + count('>=', '<=', '>'),
    );
  });

  it('is another in each of its mutants', () => {
    expect(mutants.every((mutant) => mutant.text !== text)).toBe(true);
    expect(new Set(mutants.map((mutant) => mutant.text)).size).toBe(mutants.length);
  });

  it('has each of the mutants that are said to change nothing', () => {
    const known = equivalents.filter((equivalent) => equivalent.file === file);
    expect(known.filter((one) => !mutants.some((mutant) => means(one, file, mutant)))).toEqual(
      [],
    );
  });
});
