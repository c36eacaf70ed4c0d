import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files that are compressed already: servers send them as they are. */
const compressed = new Set([
  '.webp',
  '.jpg',
  '.jpeg',
  '.png',
  '.avif',
  '.woff2',
  '.webm',
  '.mp4',
]);

/** Whether the file's format leaves nothing to compress. */
export function isCompressed(path: string): boolean {
  return compressed.has(extname(path));
}

const sizes = new Map<string, number>();

/** Bytes of `content` as a good server compresses it. */
export function brotliBytes(content: Buffer | string): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params: quality }).byteLength;
}

/** Bytes that the file at `path` costs whoever fetches it. */
export function transferBytes(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(path);
  const bytes = isCompressed(path) ? content.byteLength : brotliBytes(content);
  sizes.set(path, bytes);
  return bytes;
}
