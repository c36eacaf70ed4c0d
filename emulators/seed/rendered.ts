import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderWebp } from '../../pictures/render.ts';

const folder = join(import.meta.dirname, '..', '.cache', 'pictures');

/** A drawing turned into WebP, and a name that changes with its content. */
export interface Rendered {
  readonly data: Buffer;
  readonly hash: string;
}

/**
 * `svg` as WebP, `width` pixels wide. What was rendered once is kept on disk: the second
 * start of a newcomer should not draw everything again.
 */
export async function rendered(svg: string, width: number): Promise<Rendered> {
  const hash = createHash('sha256').update(`webp ${width} ${svg}`).digest('hex').slice(0, 20);
  const file = join(folder, `${hash}.webp`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return { data: kept, hash };
  const data = await renderWebp(svg, { width });
  await keep(file, data);
  return { data, hash };
}

async function keep(file: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that an interruption never leaves half a picture behind.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
}
