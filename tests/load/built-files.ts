import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '../../emulators/paths.ts';
import { suite } from '../suite.ts';

/** Extensions of compressed formats, whose files servers send unchanged. */
const compressedExtensions = new Set([
  ...['.webp', '.jpg', '.jpeg', '.png', '.avif', '.woff2', '.webm', '.mp4'],
]);

export function isCompressed(path: string): boolean {
  return compressedExtensions.has(extname(path));
}

const sizes = new Map<string, number>();

/** Content compressed by brotli at its highest quality. */
export function brotli(content: Buffer | string): Buffer {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params: quality });
}

/** Bytes that a server sends for the file at `path`. */
export function transferBytes(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(path);
  const bytes = (isCompressed(path) ? content : brotli(content)).byteLength;
  sizes.set(path, bytes);
  return bytes;
}

/** Path of the built file that Hosting serves at a URL; undefined when there is none. */
export function builtFile(address: string): string | undefined {
  const url = new URL(address);
  if (url.origin !== suite.origin('hosting')) return undefined;
  const path = url.pathname === '/' ? '/index' : decodeURIComponent(url.pathname);
  const site = join(root, 'web/dist/client');
  return [`${path}.html`, path].map((name) => join(site, name)).find(existsSync);
}
