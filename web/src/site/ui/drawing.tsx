import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import {
  photographUrl,
  photographWidths,
  pictureRatio,
} from '../../texts/picture-files.texts.ts';
import type { Drawn, PictureName } from '../../texts/pictures.texts.ts';
import { isPhotograph, pictureUrl } from '../../ui/picture-url.ts';
import { PublishedImage } from '../../ui/published-image.tsx';

interface DrawingProps {
  readonly name: PictureName;
  /** The width it is shown at, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Empty for a decoration. */
  readonly alt: string;
  /** Loads at once, for the picture of the first screen. */
  readonly isFirst?: boolean;
}

const natural = 800;

const widthsOf = (name: PictureName) =>
  photographWidths.map((width) => `${photographUrl(name, width)} ${width}w`).join(', ');

/** One of the drawings of the site, or the photograph in its place, at the width it is shown. */
export function Drawing({ name, sizes, alt, isFirst = false }: DrawingProps) {
  return (
    <img
      src={pictureUrl(name, natural)}
      {...(isPhotograph(name) && { srcSet: widthsOf(name), sizes })}
      width={natural}
      height={natural * pictureRatio}
      alt={alt}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className="cropped"
    />
  );
}

interface VitrinePictureProps extends Pick<DrawingProps, 'sizes' | 'isFirst'> {
  readonly of: VitrinePhoto | Drawn;
}

/** A photograph of the centre, cropped around what matters in it, or the drawing in its place. */
export function VitrinePicture({ of: shown, ...rest }: VitrinePictureProps) {
  const { picture, alt, centrage } = shown;
  if (!centrage) return <Drawing name={picture} alt={alt} {...rest} />;
  return (
    <PublishedImage
      picture={picture}
      fallback=""
      alt={alt}
      className="cropped"
      style={{ objectPosition: `${centrage.x}% ${centrage.y}%` }}
      {...rest}
    />
  );
}
