import { chakra } from '@chakra-ui/react';
import { pictureUrl } from '../../content/pictures.ts';
import type { PublicArticle } from '../../data/articles.ts';

const Image = chakra('img', {
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '8 / 5',
    objectFit: 'cover',
    background: 'surface.sunken',
  },
});

interface CoverProps {
  readonly article: PublicArticle;
  /** Seen at once: not left for later. */
  readonly isFirst?: boolean;
}

/** The picture of an article, or a drawing of the workshop when it has none. */
export function Cover({ article, isFirst = false }: CoverProps) {
  return (
    <Image
      src={article.imageUrl || pictureUrl('article', 800)}
      alt=""
      htmlWidth={800}
      htmlHeight={500}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}
