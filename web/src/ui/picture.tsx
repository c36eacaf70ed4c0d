import { chakra } from '@chakra-ui/react';
import {
  pictureRatio,
  pictures,
  pictureUrl,
  pictureWidths,
  type PictureName,
} from '../content/pictures.ts';

interface PictureProps {
  readonly name: PictureName;
  /** The width it is shown at, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** For the one picture of the first screen: fetched at once, before the others. */
  readonly isFirst?: boolean;
  /** True where the words beside it already say what it shows. */
  readonly isDecoration?: boolean;
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

const [, natural] = pictureWidths;

/** One of the drawings of the site, at the width it is shown. */
export function Picture({ name, sizes, isFirst = false, isDecoration = false }: PictureProps) {
  return (
    <Image
      src={pictureUrl(name, natural)}
      srcSet={pictureWidths.map((width) => `${pictureUrl(name, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={natural}
      height={natural * pictureRatio}
      alt={isDecoration ? '' : pictures[name].alt}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
