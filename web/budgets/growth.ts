import type { Chunk } from './chunk.ts';

/** Bytes that each module was worth when somebody last looked, by its name. */
export type Baseline = Readonly<Record<string, number>>;

/** Below this nothing is told apart from the noise of compression. */
const leastBytes = 100;

/** A package is one thing, however many files it has. */
function groupOf(module: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  return name ?? module;
}

/** What stands in `chunks`: packages as a whole, our own modules one by one, in bytes. */
export function weightsOf(chunks: Iterable<Chunk>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { modules } of chunks) {
    for (const [module, bytes] of modules) {
      const group = groupOf(module);
      weights.set(group, (weights.get(group) ?? 0) + bytes);
    }
  }
  return weights;
}

/** The baseline that `chunks` would be, without what weighs next to nothing. */
export function baselineOf(chunks: Iterable<Chunk>): Baseline {
  const entries = [...weightsOf(chunks)]
    .filter(([, bytes]) => bytes >= leastBytes)
    .map(([name, bytes]) => [name, Math.round(bytes)] as const)
    .sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(entries);
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** What has become heavier or is new in `chunks`, the worst first, a line each. */
export function growth(chunks: Iterable<Chunk>, baseline: Baseline): string[] {
  return [...weightsOf(chunks)]
    .map(([name, bytes]) => ({ name, more: bytes - (baseline[name] ?? 0) }))
    .filter(({ more }) => more >= leastBytes)
    .sort((a, b) => b.more - a.more)
    .slice(0, 8)
    .map(({ name, more }) =>
      baseline[name] === undefined
        ? `${name} : ${kilobytes(more)} Ko, nouveau`
        : `${name} : ${kilobytes(more)} Ko de plus`,
    );
}

/** What weighs most in `chunks`, a line each. */
export function heaviest(chunks: Iterable<Chunk>): string[] {
  return [...weightsOf(chunks)]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([name, bytes]) => `${name} : ${kilobytes(bytes)} Ko`);
}
