import { pictureUrl } from '../../content/pictures.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { PublishedImage } from '../../ui/published-image.tsx';

interface CoverProps {
  readonly article: PublicArticle;
  /** The width it is shown at, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Seen at once: not left for later. */
  readonly isFirst?: boolean;
}

/** The picture of an article, or a drawing of the workshop when it has none. */
export function Cover({ article, sizes, isFirst = false }: CoverProps) {
  return (
    <PublishedImage
      picture={article.picture}
      fallback={article.imageUrl || pictureUrl('article', 800)}
      sizes={sizes}
      isFirst={isFirst}
      alt=""
      htmlWidth={800}
      htmlHeight={500}
      display="block"
      width="100%"
      height="auto"
      aspectRatio="8 / 5"
      objectFit="cover"
      background="surface.sunken"
    />
  );
}
