import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { roles, type Role } from '@centre/domain/permissions';
import { afterAll, beforeAll } from 'vitest';
import { suite } from '../../suite.ts';
import { openSession, rulesEnvironment, rulesProject } from '../environment.ts';
import { populate, uidOf } from './world.ts';

/** Client of a test context, typed for the modular functions. */
const modular = (context: { firestore(): unknown }) => context.firestore() as Firestore;

/**
 * Client that bypasses the rules, since the emulator accepts the token `owner` as a server's.
 * The testing library would create a client for each task, which takes longer than the task.
 */
function clientPastRules(): Firestore {
  const db = getFirestore(initializeApp({ projectId: rulesProject }, 'past the rules'));
  const mockUserToken = 'owner';
  connectFirestoreEmulator(db, suite.host, suite.port('firestore'), { mockUserToken });
  return db;
}

/** Clients of the actors that send requests. */
interface Actors {
  signedOut(): Firestore;
  /** Active member whose token and document agree. */
  staff(role: Role): Firestore;
  /** Account that has just signed in with `claims` in its token, whatever its document says. */
  token(uid: string, claims?: Readonly<Record<string, unknown>>): Firestore;
}

/** Actors with one client each; a connection per test would take longer than the tests. */
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

/** Actors by their names in titles. */
export function allActors(
  actors: () => Actors,
): readonly (readonly [string, () => Firestore])[] {
  return [
    ['a visitor', () => actors().signedOut()],
    ['a self-registered user', () => actors().token('inconnu')],
    ...roles.map((role) => [role, () => actors().staff(role)] as const),
  ];
}

/** Sets up a populated project and its actors for all tests of a file. */
export function firestoreWorld() {
  let environment: RulesTestEnvironment | undefined;
  let actors: Actors | undefined;
  let server: Firestore | undefined;
  beforeAll(async () => {
    environment = await rulesEnvironment('firestore');
    actors = actorsOf(environment);
    server = clientPastRules();
    await environment.clearFirestore();
    await populate(server);
  });
  afterAll(async () => {
    if (server) await deleteApp(server.app);
    await environment?.cleanup();
  });
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('only inside a test');
    return value;
  };
  return {
    actors: () => ready(actors),
    /** Runs `work` with a client that bypasses the rules, as the functions do. */
    past: <T>(work: (db: Firestore) => Promise<T>) => work(ready(server)),
  };
}
