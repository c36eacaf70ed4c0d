/**
 * Commands in any order, and what the specification makes of them. The ordinary run tries the
 * sequences that seeds.ts keeps. Variables ask for others:
 *
 * - `MODEL_SEED=random`: those of a new seed too; `MODEL_SEED=12345`: those of this one alone.
 * - `MODEL_RUNS=25`: so many sequences of forty commands, of a new seed unless one is named.
 */
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentsNamed } from '../../functions/src/data/every-document.ts';
import { cleanUp } from '../functions/publishing.ts';
import { keepCollections } from '../kept-collections.ts';
import { tokensOfActors, type Actor } from '../functions/entry-points.ts';
import { leavePublished } from '../functions/temoignages.ts';
import { watchData } from '../consistent-data.ts';
import { World } from './asking.ts';
import { sequence, slots, type Operation, type Step } from './operations.ts';
import { sequencesToTry } from './seeds.ts';
import { empty, expectation, type Outcome, type State } from './state.ts';

keepCollections('articles', 'galerie', 'temoignages', 'places', 'marques');
const expectSoundData = watchData(beforeAll);

const operationsPerRun = 40;

let tokens: ReadonlyMap<Actor, string>;
beforeAll(async () => {
  tokens = await tokensOfActors();
});
afterAll(cleanUp);

/** What is stored of the run's records, in the model's words. */
async function stored(world: World): Promise<State> {
  const each = async (collection: keyof State, name: string = collection, prefix = '') => {
    const ids = Array.from(
      { length: slots },
      (_, slot) => `${prefix}${world.idOf(collection, slot)}`,
    );
    const found = await documentsNamed(name, ids);
    return ids.map((id) => found.get(id));
  };
  const deleted = (collection: keyof State, name: string = collection) =>
    each(collection, 'contenusSupprimes', `${name}~`);
  const [articles, photos, temoignages, inscriptions, users, ...deletions] = await Promise.all([
    each('articles'),
    each('photos', 'galerie'),
    each('temoignages'),
    each('inscriptions'),
    each('users'),
    deleted('articles'),
    deleted('photos', 'galerie'),
    deleted('temoignages'),
    each('inscriptions', 'inscriptionsSupprimees'),
  ]);
  type Found = (typeof articles)[number];
  const bySlot = <Value>(
    documents: readonly Found[],
    valueOf: (found: NonNullable<Found>) => Value,
    gone: readonly Found[] = [],
  ) =>
    Object.fromEntries(
      documents.flatMap((found, slot): [number, Value | 'deleted'][] => {
        if (gone[slot]) return [[slot, 'deleted']];
        return found ? [[slot, valueOf(found)]] : [];
      }),
    ) as Record<number, Value>;
  const [goneArticles, gonePhotos, goneTemoignages, goneInscriptions] = deletions;
  return {
    articles: bySlot(articles, (found) => found.get('version') as number, goneArticles),
    photos: bySlot(photos, () => true as const, gonePhotos),
    temoignages: bySlot(
      temoignages,
      (found) => found.get('statut') as 'publie',
      goneTemoignages,
    ),
    inscriptions: bySlot(
      inscriptions,
      (found) => found.get('statut') as 'en_attente',
      goneInscriptions,
    ),
    users: bySlot(users, () => true as const),
  };
}

/** What the answers to one step may be, each with what is stored afterwards. */
function explanations(
  state: State,
  step: Step,
): readonly { outcomes: readonly Outcome[]; state: State }[] {
  const [first, second] = step;
  const one = expectation(state, first);
  if (!second) return [{ outcomes: [one.outcome], state: one.state }];
  const then = expectation(one.state, second);
  const other = expectation(state, second);
  const last = expectation(other.state, first);
  const both = [
    { outcomes: [one.outcome, then.outcome], state: then.state },
    { outcomes: [last.outcome, other.outcome], state: last.state },
  ];
  // A second deletion of a member may finish what the first has begun, and says so.
  const isTwice = first.kind === 'deleteUser' && second.kind === 'deleteUser';
  return isTwice && one.outcome === 'ok' && other.outcome === 'ok'
    ? [...both, { outcomes: ['ok', 'ok'], state: then.state }]
    : both;
}

/** Asks one step, and expects answers that some order of its operations explains. */
async function take(world: World, state: State, step: Step): Promise<State> {
  const asked: readonly Operation[] = step;
  const outcomes = await Promise.all(asked.map((operation) => world.ask(operation, state)));
  const possible = explanations(state, step);
  const fitting = possible.filter((one) => isDeepStrictEqual(one.outcomes, outcomes));
  const [first, second] = fitting;
  const what = { step, outcomes };
  expect(first ? what : { ...what, expected: possible.map((one) => one.outcomes) }).toEqual(
    what,
  );
  if (!second || isDeepStrictEqual(first?.state, second.state)) return first?.state ?? state;
  // Both orders answer so, and leave something else: whichever it was.
  const now = await stored(world);
  expect(fitting.map((one) => one.state)).toContainEqual(now);
  return now;
}

it.each(sequencesToTry(process.env))(
  'Commands in any order are answered as the model says, and keep all data sound: $runs sequences of seed $seed from $first on',
  async ({ seed, first, runs }) => {
    console.log(`MODEL_SEED=${seed}`);
    let asked = 0;
    const property = fc.asyncProperty(sequence(operationsPerRun), async (steps) => {
      await leavePublished(0);
      const world = new World(tokens);
      let state = empty;
      for (const step of steps) {
        state = await take(world, state, step);
        asked += step.length;
      }
      expect(await stored(world)).toEqual(state);
      await expectSoundData();
    });
    // What failed is shown as it was: a smaller one would have to be found on the same data.
    const details = await fc.check(property, {
      ...{ seed, path: String(first), numRuns: runs, endOnFailure: true },
    });
    if (details.failed) {
      const failing = `{ seed: ${seed}, first: ${details.counterexamplePath}, runs: 1 }`;
      throw new Error(`Add ${failing} to tests/model/seeds.ts.`, {
        cause: details.errorInstance,
      });
    }
    expect(asked).toBe(runs * operationsPerRun);
  },
  600_000,
);
