import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';

/** One script of the built site. */
export interface Chunk {
  readonly file: string;
  /** As compressed by brotli. */
  readonly bytes: number;
  /** Files that it cannot do without. */
  readonly imports: readonly string[];
  /** Files that it fetches when it wants them. */
  readonly laterImports: readonly string[];
  /** The module that it stands for, if it was asked for by its name. */
  readonly entrance: string | undefined;
  /** What each module in it is worth, in bytes of `bytes`; paths are those of the repository. */
  readonly modules: ReadonlyMap<string, number>;
}

/** Bytes of `content` as a good server compresses it. */
export function brotliBytes(content: Buffer | string): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params: quality }).byteLength;
}

/** The scripts of a build, whose modules are named from `root` on. */
export function chunksOf(
  outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  root: string,
): Chunk[] {
  return outputs
    .filter((output) => output.type === 'chunk')
    .map((chunk) => {
      const bytes = brotliBytes(chunk.code);
      return {
        file: chunk.fileName,
        bytes,
        imports: chunk.imports,
        laterImports: chunk.dynamicImports,
        entrance: chunk.facadeModuleId ? nameOf(chunk.facadeModuleId, root) : undefined,
        modules: sharesOf(chunk, bytes, root),
      };
    });
}

// Compression knows no modules: each is given its part by its length.
function sharesOf(
  { modules }: Rolldown.OutputChunk,
  bytes: number,
  root: string,
): ReadonlyMap<string, number> {
  const lengths = Object.entries(modules).map(
    ([id, { renderedLength }]) => [nameOf(id, root), renderedLength] as const,
  );
  const whole = lengths.reduce((sum, [, length]) => sum + length, 0);
  return new Map(lengths.map(([name, length]) => [name, (bytes * length) / (whole || 1)]));
}

function nameOf(id: string, root: string): string {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return path.startsWith('/') ? relative(root, path) : path;
}
