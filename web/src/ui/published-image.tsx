import type { PublishedPicture } from '@centre/domain/content/published-picture';
import type { ComponentProps } from 'react';
import * as styles from './published-image.module.css';

/** The files of a picture, as the `srcset` attribute says them. */
export function srcSetOf({ sources }: PublishedPicture): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

interface PublishedImageProps extends ComponentProps<'img'> {
  /** Undefined for a record that is older than published pictures, or has none. */
  readonly picture: PublishedPicture | undefined;
  /** Address of what is shown without `picture`. */
  readonly fallback: string;
  /** The width it is shown at, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Seen at once: fetched before the other pictures. */
  readonly isFirst?: boolean;
}

/**
 * A picture that staff published, at the width it is shown, with its colours in its place
 * until it is there. Browsers that know no WebP get the JPEG.
 */
export function PublishedImage({
  picture,
  fallback,
  sizes,
  isFirst = false,
  style,
  ...rest
}: PublishedImageProps) {
  const when = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (!picture) return <img src={fallback} {...when} style={style} {...rest} />;
  const { width, height, jpeg, placeholder } = picture;
  return (
    <picture className={styles.choice}>
      <source type="image/webp" srcSet={srcSetOf(picture)} sizes={sizes} />
      <img
        {...when}
        decoding="async"
        {...rest}
        src={jpeg}
        width={width}
        height={height}
        style={{ ...style, background: `center / cover url("${placeholder}")` }}
        // Once the picture is there, the preview must not shine through.
        onLoad={({ currentTarget }) => currentTarget.style.removeProperty('background')}
      />
    </picture>
  );
}
