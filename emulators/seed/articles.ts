import type { Article } from '@centre/domain/article';
import { article } from '../../tests/factories/article.ts';
import { omit } from '../../tests/factories/omit.ts';
import { autres } from './content/articles-autres.ts';
import { nouveautes } from './content/articles-nouveaute.ts';
import { technologies } from './content/articles-technologie.ts';
import type { Published } from '../../functions/src/images/store-picture.ts';
import type { PictureOrder } from './publish.ts';

const contents = [...nouveautes, ...technologies, ...autres];

/** The covers, in the order of `articles`. */
export const covers: readonly PictureOrder[] = contents.map(({ id, cover }) => ({
  collection: 'articles',
  document: id,
  source: cover,
  width: 1280,
}));

export function articles(pictures: readonly Published[]): Article[] {
  return contents.map((content, index) => {
    const { date, paragraphs } = content;
    const published = new Date(date);
    return article({
      ...omit(content, 'paragraphs', 'cover'),
      contenu: paragraphs.join('\n\n'),
      ...coverOf(pictures[index]),
      date: published,
      featured: content.isPrincipal,
    });
  });
}

function coverOf(cover: Published | undefined): Pick<Article, 'imageUrl' | 'picture'> {
  return cover ? { imageUrl: cover.imageUrl, picture: cover.picture } : { imageUrl: '' };
}
