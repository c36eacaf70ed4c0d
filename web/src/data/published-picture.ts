import type { PictureSource, PublishedPicture } from '@centre/domain/published-picture';
import { textOf } from './documents.ts';

function isSource(value: unknown): value is PictureSource {
  const { url, width } = (value ?? {}) as Partial<PictureSource>;
  return typeof url === 'string' && typeof width === 'number';
}

/**
 * The `picture` of a document, to be spread among what is read of it: nothing for records
 * that are older than it, or that say something else under that name.
 */
export function pictureOf(value: unknown): { picture?: PublishedPicture } {
  const { folder, width, height, sources, jpeg, placeholder } = (value ??
    {}) as Partial<PublishedPicture>;
  if (
    !width ||
    !height ||
    !Array.isArray(sources) ||
    !sources.length ||
    !sources.every(isSource)
  )
    return {};
  return {
    picture: {
      folder: textOf(folder),
      width,
      height,
      sources,
      jpeg: textOf(jpeg),
      placeholder: textOf(placeholder),
    },
  };
}
