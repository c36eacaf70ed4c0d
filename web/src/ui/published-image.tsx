import type { PublishedPicture } from '@centre/domain/content/published-picture';
import type { ComponentProps } from 'react';
import * as styles from './published-image.module.css';

/** The `srcset` attribute of a picture. */
export function srcSetOf({ sources }: PublishedPicture): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

interface PublishedImageProps extends ComponentProps<'img'> {
  /** Undefined for a record without a picture, or older than pictures in several sizes. */
  readonly picture: PublishedPicture | undefined;
  /** URL of the image shown without `picture`. */
  readonly fallback: string;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is in the first screen: fetched before the other pictures. */
  readonly isFirst?: boolean;
}

/**
 * Published picture, fetched at its displayed width, with a blurred preview while loading. Browsers
 * without WebP get the JPEG.
 */
export function PublishedImage({
  picture,
  fallback,
  sizes,
  isFirst = false,
  style,
  ...rest
}: PublishedImageProps) {
  const hints = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (!picture) return <img src={fallback} {...hints} style={style} {...rest} />;
  const { width, height, jpeg, placeholder } = picture;
  return (
    <picture className={styles.choice}>
      <source type="image/webp" srcSet={srcSetOf(picture)} sizes={sizes} />
      <img
        {...hints}
        decoding="async"
        {...rest}
        src={jpeg}
        width={width}
        height={height}
        style={{ ...style, background: `center / cover url("${placeholder}")` }}
        // The preview must not shine through transparent pictures.
        onLoad={({ currentTarget }) => currentTarget.style.removeProperty('background')}
      />
    </picture>
  );
}
