import { randomInt } from 'node:crypto';

/** Sequences of commands that come from one seed: so many of them, from that one on. */
interface Sequences {
  readonly seed: number;
  readonly first: number;
  readonly runs: number;
}

/**
 * What every run tries. A test that fails names the sequence that it failed with in these words:
 * add it, and it stays a case.
 */
const kept: readonly Sequences[] = [{ seed: 20_260_302, first: 0, runs: 3 }];

/**
 * What this run tries: what is kept, or as `MODEL_SEED` and `MODEL_RUNS` say.
 *
 * @throws Error if one of them is no number
 */
export function sequencesToTry(environment: NodeJS.ProcessEnv): readonly Sequences[] {
  const { MODEL_SEED: seed, MODEL_RUNS: runs } = environment;
  if (!seed && !runs) return kept;
  const isRandom = !seed || seed === 'random';
  const asked = {
    seed: isRandom ? randomInt(2 ** 31) : Number(seed),
    first: 0,
    runs: runs ? Number(runs) : 5,
  };
  if (!Object.values(asked).every(Number.isSafeInteger)) {
    throw new Error('MODEL_SEED is a number or “random”, MODEL_RUNS a number.');
  }
  return isRandom ? [...kept, asked] : [asked];
}
