import { afterAll, beforeAll, expect } from 'vitest';
import { auth, bucket, firestore } from '../../functions/src/data/admin.ts';
import '../functions/admin.ts';

/**
 * Everything that there is, by its name, each thing with what tells that it has changed. The
 * counters of limits are left out: a refused attempt is one, too.
 */
type Stored = Readonly<Record<string, string>>;

export async function everythingStored(): Promise<Stored> {
  const parts = await Promise.all([documents(), files(), accounts()]);
  return Object.fromEntries(parts.flat());
}

type Entry = readonly [name: string, state: string];

async function documents(): Promise<Entry[]> {
  const all = await firestore().listCollections();
  const collections = all.filter(({ id }) => id !== 'limites');
  const found = await Promise.all(collections.map((collection) => collection.select().get()));
  return found.flatMap(({ docs }) =>
    docs.map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()] as const),
  );
}

async function files(): Promise<Entry[]> {
  const [found] = await bucket().getFiles();
  return found.map(
    ({ name, metadata }) =>
      [`file ${name}`, `${metadata.generation} ${metadata.contentType}`] as const,
  );
}

async function accounts(): Promise<Entry[]> {
  const { users } = await auth().listUsers(1000);
  return users.map(({ uid, disabled, customClaims, tokensValidAfterTime }) => {
    const state = JSON.stringify({ disabled, customClaims, tokensValidAfterTime });
    return [`account ${uid}`, state] as const;
  });
}

// What says that somebody logged in, or asked, changes when somebody tries.
const counting = /^(?:connexions|journal|sessionsTerminees|vues)\//;

const lasting = (stored: Stored) =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !counting.test(name)));

/** The tests of the surrounding block create, change and remove nothing at all. */
export function nothingChanges(): void {
  let before: Stored = {};
  beforeAll(async () => {
    before = lasting(await everythingStored());
    expect(before).not.toEqual({});
  });
  afterAll(async () => {
    expect(lasting(await everythingStored())).toEqual(before);
  });
}
