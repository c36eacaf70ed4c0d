import { isMainArticle, type Article } from '@centre/domain/article';
import type { Temoignage } from '@centre/domain/temoignage';

// Older clients read some fields under another name: an answer has both.

/** An article as the API sends it. */
export function presentArticle(article: Article): object {
  const isPrincipal = isMainArticle(article);
  const { imageUrl, date } = article;
  return {
    ...article,
    image: imageUrl,
    datePublication: date,
    isPrincipal,
    featured: isPrincipal,
  };
}

/** A testimonial as the API sends it. */
export function presentTemoignage(temoignage: Temoignage): object {
  const { photo, contenu } = temoignage;
  return { ...temoignage, image: photo, message: contenu };
}

interface Page<Entity> {
  readonly records: readonly Entity[];
  readonly nextCursor?: string;
}

/** A part of a list under the list's own name. */
export function presentPage<Entity>(
  name: string,
  { records, ...rest }: Page<Entity>,
  present: (record: Entity) => unknown = (record) => record,
): object {
  return { [name]: records.map(present), ...rest };
}
