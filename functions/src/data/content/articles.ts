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
import { contentStore, given, type Saved } from './content.ts';
import { renewMark } from '../marks.ts';

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

const store = contentStore<Article>({
  collection: 'articles',
  name: 'Article',
  notFound: messages.article.notFound,
  nameOf: ({ titre }) => String(titre),
  parse: articleOf,
});

/** Articles in the sitemap, at most; each costs a read. */
const mostListed = 1000;

/** The latest published articles, and when each was last changed. */
export async function listPublishedArticles(): Promise<{ id: string; changed: Date }[]> {
  const { docs } = await store
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
async function create(
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
  const also = isPrincipal ? (batch: WriteBatch) => replacePrincipal(batch, id) : undefined;
  return store.create(id, by, { fields, also });
}

/**
 * Saves a known article. An article that another replaces as the principal one keeps its version.
 *
 * @throws CommandError `not-found`; `aborted` when it has been saved since it was opened.
 */
async function update(
  id: string,
  { version, ...words }: ArticleWords & OpenedVersion,
  by: Actor,
  cover?: Cover,
): Promise<Saved<Article>> {
  return store.update(id, by, (current) => {
    const isPrincipal = words.isPrincipal ?? current.isPrincipal;
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
      also: isPrincipal ? (batch) => replacePrincipal(batch, id) : undefined,
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

/** Refuses what `update` would refuse, before a picture is decoded for nothing. */
async function checkVersion(id: string, version: number | undefined): Promise<void> {
  if (isOlder(version, await store.existing(id))) throw stale();
}

/** Puts an article back; it is the principal one again unless another is by now. */
const restore: typeof store.restore = (id, by, picture) =>
  store.restore(id, by, picture, async (batch, deleted) => {
    if (!deleted.isPrincipal) return {};
    await renewMark('publications', batch);
    const isPrincipal = (await readPrincipal()).length === 0;
    return { isPrincipal, featured: isPrincipal };
  });

/** The articles that are principal; those of an older site say so by either field. */
async function readPrincipal() {
  const isPrincipal = Filter.or(
    Filter.where('isPrincipal', '==', true),
    Filter.where('featured', '==', true),
  );
  return (await store.all().where(isPrincipal).get()).docs;
}

/** Adds to `batch`, which makes the article the principal one, that no other is. */
async function replacePrincipal(batch: WriteBatch, id: string): Promise<void> {
  await renewMark('publications', batch);
  for (const { ref } of await readPrincipal()) {
    if (ref.id !== id) batch.update(ref, { isPrincipal: false, featured: false });
  }
}

/** The news. */
export const articles = { ...store, create, update, checkVersion, restore };
