import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { defaultPortrait } from '../../texts/picture-files.texts.ts';
import { PublishedImage } from '../../ui/published-image.tsx';

interface PortraitProps {
  readonly of: Pick<Temoignage, 'photo' | 'picture'>;
  /** Of each side, in pixels. */
  readonly size: number;
  readonly borderRadius: 'control' | 'round';
}

/** The portrait of a testimonial, or a drawing. */
export function Portrait({ of: { photo, picture }, size, borderRadius }: PortraitProps) {
  return (
    <PublishedImage
      picture={picture}
      fallback={photo || defaultPortrait.url}
      sizes={`${size}px`}
      alt=""
      htmlWidth={size}
      htmlHeight={size}
      width={`${size}px`}
      height={`${size}px`}
      flexShrink="0"
      objectFit="cover"
      borderRadius={borderRadius}
      background="surface.sunken"
    />
  );
}
