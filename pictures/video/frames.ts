import sharp from 'sharp';
import { scene } from '../catalogue.ts';
import { emblem } from '../emblem.ts';
import { lettering, textWidth, wrapText } from '../lettering.ts';
import { CREAM, GREEN, INK, SUN } from '../palette.ts';
import { HEIGHT as SCENE_HEIGHT, WIDTH as SCENE_WIDTH } from '../parts/frame.ts';
import type { SceneShot, Shot, TitleShot } from './storyboard.ts';

/** Size of the film, in pixels, and its frames a second. */
export const film = { width: 960, height: 540, rate: 25 } as const;

/** How long a title takes to give way to a scene, or a scene to a title. Scenes cut. */
const fadeSeconds = 0.3;

type Frame = (index: number) => Promise<Buffer>;

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${film.width}" height="${film.height}" viewBox="0 0 ${film.width} ${film.height}">${body}</svg>`;

function captionPlate(text: string): string {
  const size = 30;
  const width = textWidth(text, size) + 56;
  const top = film.height - 96;
  return svg(
    `<rect x="48" y="${top}" width="${width}" height="60" rx="8" fill="${INK}"/>` +
      `<rect x="48" y="${top}" width="8" height="60" fill="${SUN}"/>` +
      lettering(text, 80, top + 41, { size, fill: CREAM }),
  );
}

async function sceneFrames(shot: SceneShot): Promise<Frame> {
  const width = Math.round(film.width * shot.zoom);
  const scale = width / SCENE_WIDTH;
  const height = Math.round(SCENE_HEIGHT * scale);
  const drawing = await sharp(Buffer.from(scene(shot.scene, shot.variant, shot.ground)))
    .resize({ width, height })
    .flatten()
    .raw()
    .toBuffer();
  const plate = await sharp(Buffer.from(captionPlate(shot.caption)))
    .png()
    .toBuffer();
  const half = frameCount(shot) / 2;
  const corner = (axis: 0 | 1, index: number, size: number, all: number): number => {
    const middle = shot.middle[axis] * scale + shot.step[axis] * (index - half);
    return Math.min(Math.max(Math.round(middle - size / 2), 0), all - size);
  };
  return (index) =>
    sharp(drawing, { raw: { width, height, channels: 3 } })
      .extract({
        left: corner(0, index, film.width, width),
        top: corner(1, index, film.height, height),
        width: film.width,
        height: film.height,
      })
      .composite([{ input: plate }])
      .removeAlpha()
      .raw()
      .toBuffer();
}

async function titleFrames({ lines }: TitleShot): Promise<Frame> {
  const [title, ...others] = lines;
  const broken = wrapText(title, 760, 58);
  const middle = film.width / 2;
  const below = 300 + broken.length * 64;
  const mark = emblem().replace('<svg ', '<svg x="410" y="70" ');
  const card = await sharp(
    Buffer.from(
      svg(
        `<rect width="${film.width}" height="${film.height}" fill="${GREEN}"/>` +
          `<circle cx="${middle}" cy="152" r="104" fill="${CREAM}"/>` +
          mark
            .replace('width="64" height="64"', 'width="140" height="140"')
            .replace('y="70"', 'y="82"') +
          broken
            .map((line, i) =>
              lettering(line, middle, 330 + i * 64, {
                size: 58,
                fill: CREAM,
                anchor: 'middle',
              }),
            )
            .join('') +
          others
            .map((line, i) =>
              lettering(line, middle, below + 40 + i * 44, {
                size: 32,
                fill: SUN,
                anchor: 'middle',
              }),
            )
            .join(''),
      ),
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  return () => Promise.resolve(card);
}

function blend(a: Buffer, b: Buffer, share: number): Buffer {
  const mixed = Buffer.allocUnsafe(a.length);
  for (let i = 0; i < a.length; i += 1)
    mixed[i] = (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share;
  return mixed;
}

/** The picture that stands for a film before it is played: the first scene, without words. */
export async function posterFrame(shots: readonly Shot[]): Promise<Buffer> {
  const shot = shots.find((each) => each.kind === 'scene');
  if (!shot) throw new Error('The film has no scene for its poster.');
  const frame = await sceneFrames({ ...shot, caption: '' });
  return frame(0);
}

/** How many frames a shot takes. */
function frameCount({ seconds }: Shot): number {
  return Math.round(seconds * film.rate);
}

/** The frames of `shots` one after the other, as raw RGB. */
export async function* frames(shots: readonly Shot[]): AsyncGenerator<Buffer> {
  const fade = Math.round(fadeSeconds * film.rate);
  let before: { readonly kind: Shot['kind']; readonly last: Buffer } | undefined;
  for (const shot of shots) {
    const frame = await (shot.kind === 'scene' ? sceneFrames(shot) : titleFrames(shot));
    const fadesFrom = before?.kind === shot.kind ? undefined : before?.last;
    let last: Buffer | undefined;
    for (let index = 0; index < frameCount(shot); index += 1) {
      last = await frame(index);
      yield fadesFrom && index < fade ? blend(fadesFrom, last, (index + 1) / (fade + 1)) : last;
    }
    if (last) before = { kind: shot.kind, last };
  }
}
