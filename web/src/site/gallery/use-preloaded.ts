import type { Photo } from '@centre/domain/photo/photo';
import { useEffect } from 'react';
import { srcSetOf } from '../../ui/published-image.tsx';

/**
 * The `sizes` attribute of a photo in the lightbox: limited by the height of the screen and by
 * its own pixels.
 */
export function sizesInLarge({ picture }: Photo): string {
  if (!picture) return '100vw';
  const { width, height } = picture;
  return `min(100vw, ${Math.round((75 * width) / height)}vh, ${width}px)`;
}

/** Fetches photos that may be shown next. */
export function usePreloaded(photos: readonly (Photo | undefined)[]): void {
  const wanted = JSON.stringify(photos.map((photo) => photo && attributesOf(photo)));
  useEffect(() => {
    for (const attributes of JSON.parse(wanted) as (object | null)[]) {
      if (attributes) Object.assign(new Image(), attributes);
    }
  }, [wanted]);
}

function attributesOf(photo: Photo) {
  const { picture, imageUrl } = photo;
  return picture
    ? { sizes: sizesInLarge(photo), srcset: srcSetOf(picture) }
    : { src: imageUrl };
}
