import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Filter, type WriteBatch } from 'firebase-admin/firestore';
import {
  defaultArticleCategorie,
  publishedArticle,
  type Article,
} from '@centre/domain/article/article';
import { CommandError } from '@centre/domain/command-error';
import { articleOf } from '@centre/domain/content/records';
import type { Actor } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import { readAs } from '@centre/domain/content/stored-documents';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { firestore } from '../admin.ts';
import { contentStore, given, type Saved } from './content.ts';
import { unchanged } from '../optimistic-write.ts';

/** What staff write of an article; what a change leaves out stays as it is. */
interface ArticleWords {
  readonly titre: string;
  readonly contenu: string;
  readonly auteur: string;
  readonly categorie?: Article['categorie'] | undefined;
  readonly isPrincipal?: boolean | undefined;
}

interface OpenedVersion {
  /** The version that was opened; when undefined, the last save wins. */
  readonly version?: number | undefined;
}

type Cover = Pick<Article, 'imageUrl'> & { readonly picture: PublishedPicture };

const articles = contentStore<Article>({
  collection: 'articles',
  name: 'Article',
  notFound: messages.article.notFound,
  nameOf: ({ titre }) => String(titre),
  parse: articleOf,
});

export const {
  newId: newArticleId,
  find: findArticle,
  findDeleted: findDeletedArticle,
} = articles;

/** Articles in the sitemap, at most; each costs a read. */
const mostListed = 1000;

/** The latest published articles, and when each was last changed. */
export async function listPublishedArticles(): Promise<{ id: string; changed: Date }[]> {
  const { docs } = await articles
    .all()
    .where('statut', '==', publishedArticle)
    .orderBy('dateCreation', 'desc')
    .limit(mostListed)
    .select('dateModification', 'dateCreation')
    .get();
  return docs.map((document) => ({
    id: document.id,
    changed: readAs(articleOf)(document).dateModification,
  }));
}

/** Stores a new article under `id`; one that is there already stays as it is. */
export async function createArticle(
  id: string,
  { categorie = defaultArticleCategorie, isPrincipal = false, ...words }: ArticleWords,
  by: Actor,
  cover?: Cover,
): Promise<Saved<Article>> {
  const now = FieldValue.serverTimestamp();
  const fields = {
    ...words,
    categorie,
    statut: publishedArticle,
    imageUrl: cover?.imageUrl ?? '',
    ...(cover && { picture: cover.picture }),
    date: now,
    dateCreation: now,
    dateModification: now,
    vues: 0,
    comments: 0,
    isPrincipal,
    featured: isPrincipal,
    version: 1,
  };
  const also = isPrincipal ? (batch: WriteBatch) => setPrincipal(batch, id) : undefined;
  return articles.create(id, by, { fields, also });
}

/**
 * Saves a known article. An article that another replaces as the principal one keeps its version.
 *
 * @throws CommandError `not-found`; `aborted` when it has been saved since it was opened.
 */
export async function updateArticle(
  id: string,
  { version, ...words }: ArticleWords & OpenedVersion,
  by: Actor,
  cover?: Cover,
): Promise<Saved<Article>> {
  return articles.update(id, by, (current) => {
    const wasPrincipal = current.isPrincipal;
    const isPrincipal = words.isPrincipal ?? wasPrincipal;
    const fields = {
      ...given({ ...words }),
      ...cover,
      statut: publishedArticle,
      isPrincipal,
      featured: isPrincipal,
    };
    if (isOlder(version, current)) {
      if (!isRepeated(fields, version, current)) throw stale();
      return undefined;
    }
    return {
      fields: {
        ...fields,
        dateModification: FieldValue.serverTimestamp(),
        version: versionOf(current) + 1,
      },
      also: async (batch) => {
        if (isPrincipal) await setPrincipal(batch, id);
        else if (wasPrincipal) await clearPrincipal(batch, id);
      },
    };
  });
}

const versionOf = ({ version = 0 }: Article): number => version;

const isOlder = (version: number | undefined, current: Article): version is number =>
  version !== undefined && version !== versionOf(current);

/** Whether a save repeats the latest one, whose answer was lost. */
function isRepeated(
  fields: Record<string, unknown>,
  version: number,
  current: Article,
): boolean {
  const stored: Record<string, unknown> = { ...current };
  return (
    versionOf(current) === version + 1 &&
    Object.entries(fields).every(([name, value]) => isDeepStrictEqual(stored[name], value))
  );
}

const stale = () => new CommandError('aborted', staffArticleMessages.stale);

/** Refuses what `updateArticle` would refuse, before a picture is decoded for nothing. */
export async function checkVersion(id: string, version: number | undefined): Promise<void> {
  if (isOlder(version, await articles.existing(id))) throw stale();
}

export const removeArticle = (id: string, by: Actor) =>
  articles.remove(id, by, async (batch, current) => {
    if (current.isPrincipal) await clearPrincipal(batch, id);
  });

/** Puts an article back; it is the principal one again unless another is by now. */
export const restoreArticle: typeof articles.restore = (id, by, picture) =>
  articles.restore(id, by, picture, async (batch, deleted) => {
    if (!deleted.isPrincipal) return {};
    const found = readPrincipal();
    const isPrincipal = (await found).docs.length === 0;
    if (isPrincipal) await setPrincipal(batch, id, found);
    return { isPrincipal, featured: isPrincipal };
  });

// Every change of the principal article also writes this document with the precondition that
// it is unchanged, so that of two concurrent changes one fails and is planned again.
const marker = () => firestore().doc('marques/principal');

/** Which articles are principal, and the marker as it was before they were read. */
async function readPrincipal() {
  const mark = await marker().get();
  // The articles themselves are asked, because those of an older site have no marker.
  const isPrincipal = Filter.or(
    Filter.where('isPrincipal', '==', true),
    Filter.where('featured', '==', true),
  );
  return { mark, docs: (await articles.all().where(isPrincipal).get()).docs };
}

/** Adds to `batch` that the article is the principal one, and that no other is. */
async function setPrincipal(
  batch: WriteBatch,
  id: string,
  read = readPrincipal(),
): Promise<void> {
  const { mark, docs } = await read;
  if (mark.exists) batch.update(marker(), { article: id }, unchanged(mark));
  else batch.create(marker(), { article: id });
  for (const { ref } of docs) {
    if (ref.id !== id) batch.update(ref, { isPrincipal: false, featured: false });
  }
}

/** Adds to `batch` that the article is not the principal one any more, and none is. */
async function clearPrincipal(batch: WriteBatch, id: string): Promise<void> {
  const mark = await marker().get();
  if (mark.get('article') === id) batch.update(marker(), { article: '' }, unchanged(mark));
}
