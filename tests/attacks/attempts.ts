import { it } from 'vitest';

const declared = new Set<string>();
const refused = new Map<string, number>();

/** How many attempts of each area were made and came to nothing. */
export const refusedByArea: ReadonlyMap<string, number> = refused;

/**
 * What declares the attempts of one area. Each is a test that fails when the attempt succeeds,
 * and counts only once it has come to nothing; two with one title would be the same attempt.
 */
export function attemptsOn(area: string) {
  return (title: string, attack: () => Promise<void>): void => {
    const name = `${area}: ${title}`;
    if (declared.has(name)) throw new Error(`declared twice: ${name}`);
    declared.add(name);
    it(title, async () => {
      await attack();
      refused.set(area, (refused.get(area) ?? 0) + 1);
    });
  };
}

/** Attempts that the loaded files declare, whether they run or not. */
export const declaredAttempts = (): number => declared.size;
