import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import type { Drawn } from '../../texts/pictures.texts.ts';
import { PublishedImage } from '../../ui/published-image.tsx';
import { Drawing } from './drawing.tsx';

interface VitrinePictureProps {
  readonly of: VitrinePhoto | Drawn;
  /** The width it is shown at, as the `sizes` attribute says it. */
  readonly sizes: string;
  readonly isFirst?: boolean;
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
      display="block"
      width="100%"
      height="auto"
      aspectRatio="8 / 5"
      objectFit="cover"
      objectPosition={`${centrage.x}% ${centrage.y}%`}
      {...rest}
    />
  );
}
