import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { defaultPortrait } from '../../texts/picture-files.texts.ts';
import { PublishedImage } from '../../ui/published-image.tsx';

interface PortraitProps {
  readonly of: Pick<Temoignage, 'photo' | 'picture'>;
  /** Height and width in pixels. */
  readonly size: number;
  /** Class for the shape. */
  readonly className: string;
}

/** Portrait of a testimonial; a drawing without one. */
export function Portrait({ of: { photo, picture }, size, className }: PortraitProps) {
  return (
    <PublishedImage
      picture={picture}
      fallback={photo || defaultPortrait.url}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      className={`fixed-size sunken cover ${className}`}
    />
  );
}
