import { publishedArticle, type Article } from '@centre/domain/article';
import { firestore } from './admin.ts';
import { findArticle } from './articles.ts';

// Firestore takes no other text as the name of a document, and throws at it.
const documentName = /^(?!\.\.?$)(?!__.*__$)[^/]{1,200}$/u;

/** The article of that identifier, if visitors may read it; older ones may lack fields. */
export async function findPublishedArticle(id: string): Promise<Partial<Article> | undefined> {
  if (!documentName.test(id)) return undefined;
  const article = await findArticle(id);
  return article?.statut === publishedArticle ? article : undefined;
}

/** Published articles that are listed, at most; each costs a read. */
const most = 1000;

/** The latest published articles, and when each was last changed. */
export async function listPublishedArticles(): Promise<{ id: string; changed: Date }[]> {
  const { docs } = await firestore()
    .collection('articles')
    .where('statut', '==', publishedArticle)
    .orderBy('dateCreation', 'desc')
    .limit(most)
    .select()
    .get();
  return docs.map(({ id, updateTime }) => ({ id, changed: updateTime.toDate() }));
}
