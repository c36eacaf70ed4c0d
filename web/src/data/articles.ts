import {
  articleCategories,
  isMainArticle,
  publishedArticle,
  type Article,
  type ArticleCategorie,
} from '@centre/domain/article';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { dateOf, fieldsOf, textOf } from './documents.ts';
import { publicStore } from './public-store.ts';

/** What a public page shows of an article. */
export type PublicArticle = Pick<
  Article,
  | 'id'
  | 'titre'
  | 'contenu'
  | 'auteur'
  | 'categorie'
  | 'imageUrl'
  | 'date'
  | 'isPrincipal'
  | 'featured'
>;

function toPublicArticle(fields: Record<string, unknown>): PublicArticle {
  return {
    id: textOf(fields['id']),
    titre: textOf(fields['titre']),
    contenu: textOf(fields['contenu']),
    auteur: textOf(fields['auteur']),
    categorie: categorieOf(fields['categorie']),
    imageUrl: textOf(fields['imageUrl']) || textOf(fields['image']),
    date: dateOf(fields['date'], fields['datePublication'], fields['dateCreation']),
    isPrincipal: fields['isPrincipal'] === true,
    featured: fields['featured'] === true,
  };
}

function categorieOf(value: unknown): ArticleCategorie {
  return articleCategories.find((categorie) => categorie === value) ?? 'Autres';
}

const published = where('statut', '==', publishedArticle);

/**
 * The latest published articles, of one category or of all, the principal one first.
 *
 * @param count at most; one more document is read when the principal article is older.
 */
export async function latestArticles(
  count: number,
  categorie?: ArticleCategorie,
): Promise<PublicArticle[]> {
  const articles = collection(publicStore, 'articles');
  const scope = categorie ? [published, where('categorie', '==', categorie)] : [published];
  const [latest, principal] = await Promise.all(
    [
      query(articles, ...scope, orderBy('dateCreation', 'desc'), limit(count)),
      query(articles, ...scope, where('isPrincipal', '==', true), limit(1)),
    ].map(async (asked) => {
      const { docs } = await getDocs(asked);
      return docs.map((document) => toPublicArticle(fieldsOf(document)));
    }),
  );
  const main = principal?.[0] ?? latest?.find(isMainArticle);
  const others = latest?.filter(({ id }) => id !== main?.id) ?? [];
  return (main ? [main, ...others] : others).slice(0, count);
}
