import {
  articleCategories,
  articleCategorieOf,
  publishedArticle,
  type Article,
  type ArticleCategorie,
} from '@centre/domain/article';
import { isMainArticle } from '@centre/domain/principal-article';
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  startAt,
  Timestamp,
  where,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { dateOf, fieldsOf, pageOf, pictureOf, textOf, type Fields } from './documents.ts';
import { publicStore } from './firestore-lite.ts';
import { lastRead, orLastRead } from './last-read.ts';
import { withinTimeLimit } from './time-limit.ts';

/** What a public page shows of an article. */
export type PublicArticle = Pick<
  Article,
  | 'id'
  | 'titre'
  | 'contenu'
  | 'auteur'
  | 'categorie'
  | 'imageUrl'
  | 'picture'
  | 'date'
  | 'isPrincipal'
  | 'featured'
>;

function toPublicArticle(fields: Fields): PublicArticle {
  return {
    id: textOf(fields['id']),
    titre: textOf(fields['titre']),
    contenu: textOf(fields['contenu']),
    auteur: textOf(fields['auteur']),
    categorie: articleCategorieOf(fields['categorie']),
    imageUrl: textOf(fields['imageUrl']) || textOf(fields['image']),
    ...pictureOf(fields['picture']),
    date: dateOf(fields['date'], fields['datePublication'], fields['dateCreation']),
    isPrincipal: fields['isPrincipal'] === true,
    featured: fields['featured'] === true,
  };
}

const published = where('statut', '==', publishedArticle);

function ofCategorie(categorie: ArticleCategorie | undefined) {
  return categorie ? [published, where('categorie', '==', categorie)] : [published];
}

async function read(...constraints: QueryConstraint[]) {
  const { docs } = await withinTimeLimit(
    getDocs(query(collection(publicStore, 'articles'), ...constraints)),
  );
  return docs;
}

/** Where the next page of a list begins: after this article. It can be kept. */
export interface ArticleCursor {
  readonly id: string;
  /**
   * When it was made, as precisely as Firestore knows: others may have been made in the same
   * millisecond. Older records have a text.
   */
  readonly made: Readonly<Pick<Timestamp, 'seconds' | 'nanoseconds'>> | string;
}

function cursorOf(document: QueryDocumentSnapshot): ArticleCursor {
  const made = document.get('dateCreation') as Timestamp | string;
  if (typeof made === 'string') return { id: document.id, made };
  return { id: document.id, made: { seconds: made.seconds, nanoseconds: made.nanoseconds } };
}

function startingAfter({ id, made }: ArticleCursor): QueryConstraint {
  const from = typeof made === 'string' ? made : new Timestamp(made.seconds, made.nanoseconds);
  return startAfter(from, id);
}

/** Some articles of a list, and where its next ones begin if there are any. */
export interface ArticlePage {
  readonly articles: readonly PublicArticle[];
  readonly next?: ArticleCursor;
}

/**
 * Published articles of one category or of all, the latest first; one document more than
 * `count` is read, to know whether others follow.
 */
export async function articlePage(
  count: number,
  categorie?: ArticleCategorie,
  after?: ArticleCursor,
): Promise<ArticlePage> {
  const docs = await read(
    ...ofCategorie(categorie),
    orderBy('dateCreation', 'desc'),
    // Firestore's own order of those that were made together.
    ...(after ? [orderBy(documentId(), 'desc'), startingAfter(after)] : []),
    limit(count + 1),
  );
  const { shown, last } = pageOf(docs, count);
  return {
    articles: shown.map((document) => toPublicArticle(fieldsOf(document))),
    ...(last && { next: cursorOf(last) }),
  };
}

/** The published principal article, if it has that category. */
async function principalArticle(
  categorie?: ArticleCategorie,
): Promise<PublicArticle | undefined> {
  const docs = await read(
    ...ofCategorie(categorie),
    where('isPrincipal', '==', true),
    limit(1),
  );
  return docs.map((document) => toPublicArticle(fieldsOf(document)))[0];
}

function principalFirst(
  articles: readonly PublicArticle[],
  principal: PublicArticle | undefined,
): readonly PublicArticle[] {
  const main = principal ?? articles.find(isMainArticle);
  return main ? [main, ...articles.filter(({ id }) => id !== main.id)] : articles;
}

const pageName = (categorie: ArticleCategorie | undefined) => `actualites:${categorie ?? ''}`;

/**
 * The first page of a list, the principal article first even when it is older than the page.
 * Without a network it is the last that was read.
 */
export function firstArticlePage(
  count: number,
  categorie?: ArticleCategorie,
): Promise<ArticlePage> {
  return orLastRead(pageName(categorie), () => readFirstPage(count, categorie), {
    isReadOften: true,
  });
}

async function readFirstPage(
  count: number,
  categorie: ArticleCategorie | undefined,
): Promise<ArticlePage> {
  const [page, principal] = await Promise.all([
    articlePage(count, categorie),
    principalArticle(categorie),
  ]);
  return { ...page, articles: principalFirst(page.articles, principal) };
}

/**
 * The latest published articles, of one category or of all, the principal one first.
 *
 * @param count at most; one more document is read when the principal article is older.
 */
export function latestArticles(
  count: number,
  categorie?: ArticleCategorie,
): Promise<readonly PublicArticle[]> {
  return orLastRead(
    `derniers-articles:${categorie ?? ''}`,
    () => readLatest(count, categorie),
    { isReadOften: true },
  );
}

async function readLatest(
  count: number,
  categorie: ArticleCategorie | undefined,
): Promise<readonly PublicArticle[]> {
  const [docs, principal] = await Promise.all([
    read(...ofCategorie(categorie), orderBy('dateCreation', 'desc'), limit(count)),
    principalArticle(categorie),
  ]);
  const latest = docs.map((document) => toPublicArticle(fieldsOf(document)));
  return principalFirst(latest, principal).slice(0, count);
}

/**
 * One published article, however old. Without a network it is the one that was last read,
 * alone or in a list.
 */
export async function publishedArticleById(id: string): Promise<PublicArticle | undefined> {
  // Firestore takes no other text as the name of a document.
  if (id === '' || id.includes('/')) return undefined;
  const reading = orLastRead(`article:${id}`, async () => (await readArticle(id)) ?? null);
  try {
    return (await reading) ?? undefined;
  } catch (error) {
    const article = await articleInLastPages(id);
    if (!article) throw error;
    return article;
  }
}

// It is looked for in the list of articles, because the rules refuse to `get` what is not there
// exactly as they refuse a draft.
async function readArticle(id: string): Promise<PublicArticle | undefined> {
  const [found] = await read(published, orderBy(documentId()), startAt(id), limit(1));
  return found?.id === id ? toPublicArticle(fieldsOf(found)) : undefined;
}

async function articleInLastPages(id: string): Promise<PublicArticle | undefined> {
  for (const categorie of [undefined, ...articleCategories]) {
    const page = await lastRead<ArticlePage>(pageName(categorie));
    const article = page?.articles.find((one) => one.id === id);
    if (article) return article;
  }
  return undefined;
}
