import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll } from 'vitest';
import { rulesEnvironment } from '../environment.ts';
import { actorsOf, type Actors } from './actors.ts';
import { populate } from './world.ts';

/** A populated project and its actors, from before the first test of the file to after the last. */
export function firestoreWorld() {
  let environment: RulesTestEnvironment | undefined;
  let actors: Actors | undefined;
  beforeAll(async () => {
    environment = await rulesEnvironment('firestore');
    actors = actorsOf(environment);
    await populate(environment);
  });
  afterAll(() => environment?.cleanup());
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('only inside a test');
    return value;
  };
  return {
    environment: () => ready(environment),
    actors: () => ready(actors),
  };
}
