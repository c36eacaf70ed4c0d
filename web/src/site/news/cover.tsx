import type { PublicArticle } from '@centre/domain/article/article';
import { css } from '#styled-system/css';
import { pictureUrl } from '../../ui/picture-url.ts';
import { PublishedImage } from '../../ui/published-image.tsx';

interface CoverProps {
  readonly article: PublicArticle;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loaded eagerly. */
  readonly isFirst?: boolean;
}

/** The `sizes` of the cover of an open article. */
export const coverSizes = '(min-width: 800px) 800px, 100vw';

/** What every cover has, from whatever address. */
export const coverFrame = {
  alt: '',
  width: 800,
  height: 500,
  className: css({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '8 / 5',
    objectFit: 'cover',
    background: 'surface.sunken',
  }),
} as const;

/** The picture of an article, or a drawing of the workshop when it has none. */
export function Cover({ article, sizes, isFirst = false }: CoverProps) {
  return (
    <PublishedImage
      picture={article.picture}
      fallback={article.imageUrl || pictureUrl('article', 800)}
      sizes={sizes}
      isFirst={isFirst}
      {...coverFrame}
    />
  );
}
