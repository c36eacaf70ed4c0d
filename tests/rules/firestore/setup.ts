import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { roles, type Role } from '@centre/domain/permissions';
import { afterAll, beforeAll } from 'vitest';
import { rulesEnvironment, signedInAgo } from '../environment.ts';
import { modular, populate, uidOf } from './world.ts';

/** Somebody at a browser, with the client that they would have. */
interface Actors {
  signedOut(): Firestore;
  /** An active member whose token and document say the same. */
  staff(role: Role): Firestore;
  /** Anyone who has just signed in, with a token that says `claims`, whatever the documents say. */
  token(uid: string, claims?: Readonly<Record<string, unknown>>): Firestore;
}

/** Each client is made once: a connection per test would take longer than the tests. */
function actorsOf(environment: RulesTestEnvironment): Actors {
  const made = new Map<string, Firestore>();
  const once = (key: string, make: () => Firestore) => {
    const client = made.get(key) ?? make();
    made.set(key, client);
    return client;
  };
  const token: Actors['token'] = (uid, claims = {}) =>
    once(`${uid} ${JSON.stringify(Object.entries(claims))}`, () =>
      modular(
        environment.authenticatedContext(uid, { session_start: signedInAgo(0), ...claims }),
      ),
    );
  return {
    signedOut: () => once('', () => modular(environment.unauthenticatedContext())),
    staff: (role) => token(uidOf(role), { role }),
    token,
  };
}

/** Everyone who might try something, by what the tests call them. */
export function everyone(
  actors: () => Actors,
): readonly (readonly [string, () => Firestore])[] {
  return [
    ['a visitor', () => actors().signedOut()],
    ['someone who registered by themselves', () => actors().token('inconnu')],
    ...roles.map((role) => [role, () => actors().staff(role)] as const),
  ];
}

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
