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
import { contentStore, withoutUndefined, type Saved } from './content.ts';
import { renewLock } from '../marks.ts';

/** Fields of an article that the staff edits; an update keeps those that are absent. */
interface ArticleFields {
  readonly titre: string;
  readonly contenu: string;
  readonly auteur: string;
  readonly categorie?: Article['categorie'] | undefined;
  readonly isPrincipal?: boolean | undefined;
}

interface OpenedVersion {
  /** Version at which the article was opened; when undefined, the last save wins. */
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

/** Maximum of articles in the sitemap; each costs a read. */
const maxListed = 1000;

/** Latest published articles, with the date of their last change. */
export async function listPublishedArticles(): Promise<{ id: string; changed: Date }[]> {
  const { docs } = await store
    .all()
    .where('statut', '==', publishedArticle)
    .orderBy('dateCreation', 'desc')
    .limit(maxListed)
    .select('dateModification', 'dateCreation')
    .get();
  return docs.map((document) => ({
    id: document.id,
    changed: readAs(articleOf)(document).dateModification,
  }));
}

/** Stores a new article under `id`; an existing one stays unchanged. */
async function create(
  id: string,
  { categorie = defaultArticleCategorie, isPrincipal = false, ...edits }: ArticleFields,
  by: Actor,
  cover?: Cover,
): Promise<Saved<Article>> {
  const now = FieldValue.serverTimestamp();
  const fields = {
    ...edits,
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
  const extend = isPrincipal ? (batch: WriteBatch) => replacePrincipal(batch, id) : undefined;
  return store.create(id, by, { fields, extend });
}

/**
 * Updates an article. The article that it replaces as the principal one keeps its version.
 *
 * @throws CommandError `not-found`; `aborted` when it has been saved since it was opened.
 */
async function update(
  id: string,
  { version, ...edits }: ArticleFields & OpenedVersion,
  by: Actor,
  cover?: Cover,
): Promise<Saved<Article>> {
  return store.update(id, by, (current) => {
    const isPrincipal = edits.isPrincipal ?? current.isPrincipal;
    const fields = {
      ...withoutUndefined({ ...edits }),
      ...cover,
      statut: publishedArticle,
      isPrincipal,
      featured: isPrincipal,
    };
    if (isStale(version, current)) {
      if (!isRepeated(fields, version, current)) throw staleError();
      return undefined;
    }
    return {
      fields: {
        ...fields,
        dateModification: FieldValue.serverTimestamp(),
        version: versionOf(current) + 1,
      },
      extend: isPrincipal ? (batch) => replacePrincipal(batch, id) : undefined,
    };
  });
}

const versionOf = ({ version = 0 }: Article): number => version;

const isStale = (version: number | undefined, current: Article): version is number =>
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

const staleError = () => new CommandError('aborted', staffArticleMessages.stale);

/** Early check of `update`, before a picture is decoded in vain. */
async function checkVersion(id: string, version: number | undefined): Promise<void> {
  if (isStale(version, await store.existing(id))) throw staleError();
}

/** Restores an article; it is principal again unless another one has become it. */
const restore: typeof store.restore = (id, by, picture) =>
  store.restore(id, by, picture, async (batch, deleted) => {
    if (!deleted.isPrincipal) return {};
    await renewLock('publications', batch);
    const isPrincipal = (await readPrincipal()).length === 0;
    return { isPrincipal, featured: isPrincipal };
  });

/** Principal articles; older records have the mark in either field. */
async function readPrincipal() {
  const isPrincipal = Filter.or(
    Filter.where('isPrincipal', '==', true),
    Filter.where('featured', '==', true),
  );
  return (await store.all().where(isPrincipal).get()).docs;
}

/** Adds to the batch of a new principal article that others lose the mark. */
async function replacePrincipal(batch: WriteBatch, id: string): Promise<void> {
  await renewLock('publications', batch);
  for (const { ref } of await readPrincipal()) {
    if (ref.id !== id) batch.update(ref, { isPrincipal: false, featured: false });
  }
}

/** Store of the news articles. */
export const articles = { ...store, create, update, checkVersion, restore };
