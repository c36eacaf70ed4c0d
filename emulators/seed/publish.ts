import { bucket } from '../../functions/src/data/admin.ts';
import { rendered } from './rendered.ts';

/** A picture that the public can load. */
export interface PublishedPicture {
  readonly imageUrl: string;
  /** Bytes. */
  readonly size: number;
}

/** A picture to be drawn: `folder` and `name` say where under `public/` it goes. */
export interface PictureOrder {
  readonly folder: string;
  readonly name: string;
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
}

/** Draws the picture and puts it where published ones are. */
export async function publish(order: PictureOrder): Promise<PublishedPicture> {
  const { data, hash } = await rendered(order.svg, order.width);
  // Browsers keep these for a year: another drawing needs another name.
  const path = `public/${order.folder}/${order.name}-${hash.slice(0, 8)}.webp`;
  await bucket()
    .file(path)
    .save(data, {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: 'public, max-age=31536000, immutable' },
    });
  return { imageUrl: loadableUrl(path), size: data.length };
}

/** The address under which a browser loads that object from the Storage emulator. */
function loadableUrl(path: string): string {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';
  return `http://${host}/v0/b/${bucket().name}/o/${encodeURIComponent(path)}?alt=media`;
}
