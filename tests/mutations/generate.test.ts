import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resources, roles } from '@centre/domain/permissions';
import { root } from '../../emulators/paths.ts';
import { idle } from './equivalents.ts';
import { allMutants } from './generate.ts';
import { likelyRounds } from './likely-tests.ts';
import { groups, type Group } from './mutant.ts';

const mutants = allMutants(root);
const found = (group: Group) => mutants.filter((mutant) => mutant.group === group).length;

/** How often a text stands in the files that a pattern finds, their tests left out. */
function written(text: string, pattern: string): number {
  return globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8').split(text).length - 1)
    .reduce((sum, count) => sum + count, 0);
}

describe('the mutants of the project', () => {
  it.each(mutants.map((mutant) => mutant.group).filter((g, i, all) => all.indexOf(g) === i))(
    'of the group %s differ from their original and from each other',
    (group) => {
      const own = mutants.filter((mutant) => mutant.group === group);
      const texts = new Set(own.map(({ file, text }) => `${file}\n${text}`));
      expect(texts.size).toBe(own.length);
      const originals = own.map(({ file }) => readFileSync(join(root, file), 'utf8'));
      expect(own.filter(({ text }, index) => text === originals[index])).toEqual([]);
    },
  );

  it('leave no group empty', () => {
    expect(groups.filter((group) => found(group) === 0)).toEqual([]);
  });

  it('are as many as what they weaken, at least', () => {
    const commands = 'functions/src/commands/*.ts';
    const guarded = written('guard: {', commands) - written(`allow: '`, commands);
    expect(found('guards')).toBeGreaterThanOrEqual(guarded);
    expect(found('permissions')).toBeGreaterThanOrEqual((roles.length - 2) * resources.length);
    expect(found('writes')).toBeGreaterThanOrEqual(
      written('unchanged(', 'functions/src/data/content/*.ts'),
    );
    expect(found('refusals')).toBeGreaterThanOrEqual(
      written('throw new CommandError(', 'functions/src/data/**/*.ts'),
    );
    expect(found('schemas')).toBeGreaterThanOrEqual(
      written('strictObject(', 'domain/src/*/*schema.ts'),
    );
  });

  it('are looked for first in tests of the functions that are there', () => {
    const tests = globSync('tests/functions/**/*.test.ts', { cwd: root });
    const rounds = mutants
      .flatMap(likelyRounds)
      .filter(({ project }) => project === 'functions');
    const named = new Set(rounds.flatMap(({ files }) => files));
    expect([...named].filter((name) => !tests.some((test) => test.includes(name)))).toEqual([]);
  });

  it('are all there of those that are said to change nothing', () => {
    expect(idle(mutants)).toEqual([]);
  });
});
