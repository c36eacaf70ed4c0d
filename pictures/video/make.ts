/**
 * Makes the film of the centre's page from our own drawings, for which `ffmpeg` must be
 * installed: `node pictures/video/make.ts`. Its results are kept in `web/media`, since not
 * every machine that builds the site has `ffmpeg`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { film, frames, posterFrame } from './frames.ts';
import { storyboard } from './storyboard.ts';

const folder = join(import.meta.dirname, '../../web/media');
const size = `${film.width}x${film.height}`;

/** One encoder, fed with raw frames. */
function encoder(file: string, options: readonly string[]) {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(film.rate)];
  const quiet = ['-y', '-hide_banner', '-loglevel', 'error'];
  const program = spawn(
    'ffmpeg',
    [...quiet, ...raw, '-i', '-', '-an', '-pix_fmt', 'yuv420p', ...options, join(folder, file)],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  return {
    async take(frame: Buffer) {
      if (!program.stdin.write(frame)) await once(program.stdin, 'drain');
    },
    async finish() {
      program.stdin.end();
      const [code] = (await once(program, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`ffmpeg could not write ${file} (exit code ${code}).`);
    },
  };
}

await mkdir(folder, { recursive: true });
const encoders = [
  encoder(
    'film.webm',
    '-c:v libvpx-vp9 -crf 40 -b:v 0 -cpu-used 2 -row-mt 1 -g 250'.split(' '),
  ),
  encoder(
    'film.mp4',
    '-c:v libx264 -crf 29 -preset slower -tune animation -movflags +faststart'.split(' '),
  ),
];

let count = 0;
for await (const frame of frames(storyboard)) {
  await Promise.all(encoders.map((each) => each.take(frame)));
  count += 1;
}
await Promise.all(encoders.map((each) => each.finish()));
await writeFile(
  join(folder, 'film-poster.webp'),
  await sharp(await posterFrame(storyboard), {
    raw: { width: film.width, height: film.height, channels: 3 },
  })
    .webp({ quality: 62, effort: 6 })
    .toBuffer(),
);
console.log(`${count} frames, ${count / film.rate} s.`);
