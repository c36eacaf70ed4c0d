import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import {
  photographUrl,
  photographWidths,
  pictureRatio,
} from '../../texts/picture-files.texts.ts';
import type { DefaultSlide, PictureName } from '../../texts/pictures.texts.ts';
import { isPhotograph, pictureUrl } from '../../ui/picture-url.ts';
import { PublishedImage } from '../../ui/published-image.tsx';

interface DrawingProps {
  readonly name: PictureName;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Empty for a decoration. */
  readonly alt: string;
  /** Loads eagerly, for the picture of the first screen. */
  readonly isFirst?: boolean;
}

const defaultWidth = 800;

const srcSetOf = (name: PictureName) =>
  photographWidths.map((width) => `${photographUrl(name, width)} ${width}w`).join(', ');

/** Drawing of the site, or the photograph that replaces it. */
export function Drawing({ name, sizes, alt, isFirst = false }: DrawingProps) {
  return (
    <img
      src={pictureUrl(name, defaultWidth)}
      {...(isPhotograph(name) && { srcSet: srcSetOf(name), sizes })}
      width={defaultWidth}
      height={defaultWidth * pictureRatio}
      alt={alt}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className="cropped"
    />
  );
}

interface VitrinePictureProps extends Pick<DrawingProps, 'sizes' | 'isFirst'> {
  readonly of: VitrinePhoto | DefaultSlide;
}

/** Photograph of the centre, cropped around its focal point, or the drawing used without one. */
export function VitrinePicture({ of: slide, ...rest }: VitrinePictureProps) {
  const { picture, alt, centrage } = slide;
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
