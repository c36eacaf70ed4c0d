import { chakra } from '@chakra-ui/react';
import { pictureRatio, pictureUrl, pictureWidths } from '../../texts/picture-files.texts.ts';
import type { PictureName } from '../../texts/pictures.texts.ts';

interface DrawingProps {
  readonly name: PictureName;
  /** The width it is shown at, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Empty for a decoration. */
  readonly alt: string;
  /** Loads at once, for the picture of the first screen. */
  readonly isFirst?: boolean;
}

const Image = chakra('img', {
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '8 / 5',
    objectFit: 'cover',
    background: 'surface.sunken',
  },
});

const natural = 800;

/** One of the drawings of the site, at the width it is shown. */
export function Drawing({ name, sizes, alt, isFirst = false }: DrawingProps) {
  return (
    <Image
      src={pictureUrl(name, natural)}
      srcSet={pictureWidths.map((width) => `${pictureUrl(name, width)} ${width}w`).join(', ')}
      sizes={sizes}
      htmlWidth={natural}
      htmlHeight={natural * pictureRatio}
      alt={alt}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
