import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ts } from '@ts-morph/common';
import { groups, mutantOf, type Edit, type Group, type Mutant } from './mutant.ts';
import { weakenRules } from './rules/weaken-rules.ts';
import { parseSource } from './sources/syntax.ts';
import { weakenChoices } from './sources/weaken-choices.ts';
import { weakenGuards } from './sources/weaken-guards.ts';
import { weakenLimits } from './sources/weaken-limits.ts';
import { weakenPermissions } from './sources/weaken-permissions.ts';
import { weakenCommandErrors } from './sources/weaken-command-errors.ts';
import { weakenSchemas } from './sources/weaken-schemas.ts';
import { weakenWrites } from './sources/weaken-writes.ts';

interface Recipe {
  /** Patterns of paths from the folder of the project; each finds at least one file. */
  readonly files: readonly string[];
  readonly weaken: (file: string, text: string) => Edit[];
}

const bySyntax = (weaken: (source: ts.SourceFile) => Edit[]) => (file: string, text: string) =>
  weaken(parseSource(file, text));

const recipes: Record<Group, Recipe> = {
  rules: {
    files: ['firestore.rules', 'storage.rules'],
    weaken: (_, text) => weakenRules(text),
  },
  permissions: {
    files: ['domain/src/permissions.ts'],
    weaken: bySyntax(weakenPermissions),
  },
  guards: { files: ['functions/src/commands/*.ts'], weaken: bySyntax(weakenGuards) },
  refusals: {
    files: ['functions/src/**/*.ts', 'domain/src/*/*schema.ts'],
    weaken: bySyntax(weakenCommandErrors),
  },
  // Where it is decided who somebody is, and what a request may be.
  channels: {
    files: [
      'functions/src/commands/command.ts',
      'functions/src/api/{body,caller}.ts',
      'functions/src/commands/callable.ts',
      'functions/src/auth/credentials.ts',
      'functions/src/data/member/{accounts,members,sessions}.ts',
      'functions/src/images/{decode,publish-picture}.ts',
      'domain/src/content/picture-file.ts',
      'functions/src/limits/limits.ts',
      'functions/src/source-address.ts',
    ],
    weaken: bySyntax(weakenChoices),
  },
  limits: { files: ['functions/src/**/*.ts'], weaken: bySyntax(weakenLimits) },
  writes: { files: ['functions/src/**/*.ts'], weaken: bySyntax(weakenWrites) },
  schemas: {
    files: ['domain/src/*/*schema.ts', 'domain/src/schema.ts'],
    weaken: bySyntax(weakenSchemas),
  },
};

/** Files below `root` that the pattern finds, their tests left out. */
function filesOf(root: string, pattern: string): string[] {
  const found = globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'));
  if (found.length === 0) throw new Error(`${pattern} finds no file`);
  return found.toSorted();
}

function mutantsOf(root: string, group: Group): Mutant[] {
  const { files, weaken } = recipes[group];
  return files
    .flatMap((pattern) => filesOf(root, pattern))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return weaken(file, text).map((edit) => mutantOf(group, file, text, edit));
    });
}

/** Every mutant of the project in the folder `root`, one group after the other. */
export function allMutants(root: string, wanted: readonly Group[] = groups): Mutant[] {
  return wanted.flatMap((group) => mutantsOf(root, group));
}
