/** What a variant number changes; the same number always gives the same picture. */
export interface Variation {
  readonly variant: number;
  readonly mirror: boolean;
  /** One of the choices, different for neighbouring variants; `salt` separates decisions. */
  pick<T>(choices: readonly [T, ...T[]], salt?: number): T;
  /** True for about every other variant. */
  flag(salt: number): boolean;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number, salt: number): number;
}

/** A small seeded generator (mulberry32): numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function variation(variant: number): Variation {
  const at = (salt: number): number => variant + salt * (1 + (variant >> 1));
  return {
    variant,
    mirror: variant % 2 === 1,
    pick: (choices, salt = 0) => choices[at(salt) % choices.length] ?? choices[0],
    flag: (salt) => ((variant >> 1) + variant * salt + salt) % 2 === 1,
    between: (low, high, salt) => low + (at(salt) % (high - low + 1)),
  };
}
