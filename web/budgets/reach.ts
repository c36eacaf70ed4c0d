import type { Chunk } from './chunk.ts';

/** Scripts of a build, by their file. */
export type Chunks = ReadonlyMap<string, Chunk>;

/**
 * The script that stands for `module`, or else that holds it.
 *
 * @throws when none does: the table of budgets names something that is not there any more.
 */
export function chunkFor(chunks: Chunks, module: string): Chunk {
  const all = [...chunks.values()];
  const found =
    all.find(({ entrance }) => entrance === module) ??
    all.find(({ modules }) => modules.has(module));
  if (!found) throw new Error(`No script holds ${module} (web/budgets/budgets.ts).`);
  return found;
}

/** The scripts that come with those of `entrances`. */
export function reachedFrom(chunks: Chunks, entrances: readonly string[]): Set<Chunk> {
  return walk(chunks, entrances, ({ imports }) => imports);
}

/** The scripts that may ever come, `entrances` once there, except by way of those of `closed`. */
export function everReachedFrom(
  chunks: Chunks,
  entrances: readonly string[],
  closed: readonly string[],
): Set<Chunk> {
  const shut = new Set(closed.map((module) => chunkFor(chunks, module).file));
  return walk(chunks, entrances, ({ imports, laterImports }) => [
    ...imports,
    ...laterImports.filter((file) => !shut.has(file)),
  ]);
}

function walk(
  chunks: Chunks,
  entrances: readonly string[],
  next: (chunk: Chunk) => readonly string[],
): Set<Chunk> {
  const reached = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const file of next(chunk)) visit(chunks.get(file));
  };
  for (const entrance of entrances) visit(chunkFor(chunks, entrance));
  return reached;
}

export function bytesOf(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((sum, { bytes }) => sum + bytes, 0);
}
