import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '../../emulators/paths.ts';
import { suite } from '../suite.ts';

/** Files that are compressed already: servers send them as they are. */
const compressed = new Set([
  ...['.webp', '.jpg', '.jpeg', '.png', '.avif', '.woff2', '.webm', '.mp4'],
]);

/** Whether the file's format leaves nothing to compress. */
export function isCompressed(path: string): boolean {
  return compressed.has(extname(path));
}

const sizes = new Map<string, number>();

/** `content` as a good server compresses it. */
export function brotli(content: Buffer | string): Buffer {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params: quality });
}

/** Bytes that the file at `path` costs whoever fetches it. */
export function transferBytes(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(path);
  const bytes = (isCompressed(path) ? content : brotli(content)).byteLength;
  sizes.set(path, bytes);
  return bytes;
}

/** Built file of a URL, unless a function answers it. */
export function builtFile(address: string): string | undefined {
  const url = new URL(address);
  if (url.origin !== suite.origin('hosting')) return undefined;
  const path = url.pathname === '/' ? '/index' : decodeURIComponent(url.pathname);
  const site = join(root, 'web/dist/client');
  return [`${path}.html`, path].map((name) => join(site, name)).find(existsSync);
}
