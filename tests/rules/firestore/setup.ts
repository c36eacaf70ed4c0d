import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { roles, type Role } from '@centre/domain/permissions';
import { afterAll, beforeAll } from 'vitest';
import { suite } from '../../suite.ts';
import { openSession, rulesEnvironment, rulesProject } from '../environment.ts';
import { populate, uidOf } from './world.ts';

/** The client of that context, in the shape that the modular functions take. */
const modular = (context: { firestore(): unknown }) => context.firestore() as Firestore;

/**
 * A client that no rule holds back, since the emulator takes the token `owner` for a server's. The
 * testing library would make one for each piece of work, which costs more than the work.
 */
function clientPastRules(): Firestore {
  const db = getFirestore(initializeApp({ projectId: rulesProject }, 'past the rules'));
  const mockUserToken = 'owner';
  connectFirestoreEmulator(db, suite.host, suite.port('firestore'), { mockUserToken });
  return db;
}

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
      modular(environment.authenticatedContext(uid, { ...openSession(), ...claims })),
    );
  return {
    signedOut: () => once('', () => modular(environment.unauthenticatedContext())),
    staff: (role) => token(uidOf(role), { role }),
    token,
  };
}

/** Everyone who might try something, by what the tests call them. */
export function allActors(
  actors: () => Actors,
): readonly (readonly [string, () => Firestore])[] {
  return [
    ['a visitor', () => actors().signedOut()],
    ['a self-registered user', () => actors().token('inconnu')],
    ...roles.map((role) => [role, () => actors().staff(role)] as const),
  ];
}

/** A populated project and its actors, from before the first test of the file to after the last. */
export function firestoreWorld() {
  let environment: RulesTestEnvironment | undefined;
  let actors: Actors | undefined;
  let functions: Firestore | undefined;
  beforeAll(async () => {
    environment = await rulesEnvironment('firestore');
    actors = actorsOf(environment);
    functions = clientPastRules();
    await environment.clearFirestore();
    await populate(functions);
  });
  afterAll(async () => {
    if (functions) await deleteApp(functions.app);
    await environment?.cleanup();
  });
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('only inside a test');
    return value;
  };
  return {
    actors: () => ready(actors),
    /** Does `work` as the functions would, with no rule in the way. */
    past: <T>(work: (db: Firestore) => Promise<T>) => work(ready(functions)),
  };
}
