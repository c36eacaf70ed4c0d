import { describe, expect, it } from 'vitest';
import type { ts } from '@ts-morph/common';
import { mutantOf, type Edit } from '../mutant.ts';
import { parseSource } from './syntax.ts';
import { weakenChoices } from './weaken-choices.ts';
import { weakenGuards } from './weaken-guards.ts';
import { weakenLimits } from './weaken-limits.ts';
import { weakenPermissions } from './weaken-permissions.ts';
import { weakenCommandErrors } from './weaken-command-errors.ts';
import { weakenSchemas } from './weaken-schemas.ts';
import { weakenWrites } from './weaken-writes.ts';

/** What `text` becomes, one protection weaker at a time. */
function weakened(weaken: (source: ts.SourceFile) => Edit[], text: string): string[] {
  return weaken(parseSource('exemple.ts', text)).map(
    (edit) => mutantOf('guards', 'exemple.ts', text, edit).text,
  );
}

describe('the guard of a command', () => {
  const command = (guard: string) => `defineCommand({ guard: ${guard}, run })`;
  const anyone = `{ allow: 'anyone', because: 'it is weakened' }`;

  it('admits everybody, and those who have a lesser right', () => {
    expect(
      weakened(weakenGuards, command(`{ resource: 'inscriptions', action: 'write' }`)),
    ).toEqual(
      [
        anyone,
        `{ resource: 'inscriptions', action: 'read' }`,
        `{ resource: 'articles', action: 'write' }`,
        `{ resource: 'articles', action: 'delete' }`,
      ].map(command),
    );
  });

  it('of the super administrator admits another', () => {
    const guard = `{ resource: 'users', action: 'delete' }`;
    const [open, ...others] = weakened(weakenGuards, command(guard));
    expect(open).toBe(command(anyone));
    expect(others.length).toBeGreaterThan(0);
  });

  it('is left alone where it admits everybody already', () => {
    expect(weakened(weakenGuards, command(`{ allow: 'anyone', because: 'x' }`))).toEqual([]);
  });
});

describe('the table of permissions', () => {
  it('grants one right more in a cell, and asks for a lesser one', () => {
    const text = `const permissions = { VIEWER: { users: none, articles: reading } };
const rightFor = { delete: 'delete', read: 'read' };`;
    expect(weakened(weakenPermissions, text)).toEqual([
      text.replace('none', '["read"]'),
      text.replace('none', '["write"]'),
      text.replace('none', '["delete"]'),
      text.replace('reading', '["read","write"]'),
      text.replace('reading', '["read","delete"]'),
      text.replace(`: 'delete'`, `: 'read'`),
      text.replace(`: 'delete'`, `: 'write'`),
    ]);
  });
});

describe('a refusal', () => {
  it('never comes, or for one reason less', () => {
    const refusal = (condition: string) => `if (${condition}) throw new CommandError('x');`;
    expect(weakened(weakenCommandErrors, refusal('a || size > most'))).toEqual(
      ['false', 'size > most', 'a', 'a || size > (most) + 1'].map(refusal),
    );
  });

  it('is not what passes a failure on', () => {
    expect(weakened(weakenCommandErrors, 'if (!isConflict(error)) throw error;')).toEqual([]);
  });
});

describe('a choice', () => {
  it('always falls the same way, or looks at half of what it should', () => {
    const choice = (condition: string) => `const who = ${condition} ? 'ended' : member;`;
    expect(weakened(weakenChoices, choice('!a && b'))).toEqual(
      ['true', 'false', '(!a)', '(b)'].map(choice),
    );
  });

  it('of a flag is turned off', () => {
    expect(weakened(weakenChoices, 'verify(token, true);')).toEqual(['verify(token, false);']);
  });
});

describe('a limit', () => {
  it('is not counted against, or has no ceiling', () => {
    const passed = 'Promise.resolve({ giveBack: () => Promise.resolve() })';
    expect(weakened(weakenLimits, 'await countAgainst(byName, name);')).toEqual([
      `await ${passed};`,
    ]);
    expect(weakened(weakenLimits, 'const l = { max: () => most.value() };')).toEqual([
      'const l = { max: () => Infinity };',
    ]);
  });
});

describe('a write', () => {
  it('comes without its precondition, or over what is there', () => {
    expect(weakened(weakenWrites, 'batch.update(ref, change, unchanged(snapshot));')).toEqual([
      'batch.update(ref, change, {});',
    ]);
    expect(weakened(weakenWrites, 'batch.delete(ref, { lastUpdateTime: version });')).toEqual([
      'batch.delete(ref, {});',
    ]);
    expect(weakened(weakenWrites, 'batch.create(ref, record);')).toEqual([
      'batch.set(ref, record);',
    ]);
  });
});

describe('a schema', () => {
  it('takes unknown fields, or what one of its steps refuses', () => {
    expect(weakened(weakenSchemas, 'z.strictObject({ n: z.int().max(5) });')).toEqual([
      'z.object({ n: z.int().max(5) });',
      'z.strictObject({ n: z.int() });',
      'z.strictObject({ n: z.number().max(5) });',
    ]);
  });
});
