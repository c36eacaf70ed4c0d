import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { defaultPortrait } from '../../texts/picture-files.texts.ts';
import { PublishedImage } from '../../ui/published-image.tsx';

interface PortraitProps {
  readonly of: Pick<Temoignage, 'photo' | 'picture'>;
  /** Of each side, in pixels. */
  readonly size: number;
  /** Its shape. */
  readonly className: string;
}

/** The portrait of a testimonial, or a drawing. */
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
