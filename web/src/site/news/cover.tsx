import { chakra } from '@chakra-ui/react';
import { pictureUrl } from '../../content/picture-files.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { PublishedImage } from '../../ui/published-image.tsx';

interface CoverProps {
  readonly article: PublicArticle;
  /** The width it is shown at, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Seen at once: not left for later. */
  readonly isFirst?: boolean;
}

/** The width of the picture of an article that is read in full. */
export const coverSizes = '(min-width: 800px) 800px, 100vw';

const frame = {
  alt: '',
  htmlWidth: 800,
  htmlHeight: 500,
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  background: 'surface.sunken',
} as const;

/** The same frame around any picture. */
export const CoverFrame = chakra('img', {}, { defaultProps: frame });

/** The picture of an article, or a drawing of the workshop when it has none. */
export function Cover({ article, sizes, isFirst = false }: CoverProps) {
  return (
    <PublishedImage
      picture={article.picture}
      fallback={article.imageUrl || pictureUrl('article', 800)}
      sizes={sizes}
      isFirst={isFirst}
      {...frame}
    />
  );
}
