import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import {
  defaultArticleCategorie,
  isMainArticle,
  publishedArticle,
  type Article,
} from '@centre/domain/article';
import type { Actor } from '@centre/domain/journal';
import { messages } from '@centre/domain/messages';
import type { PublishedPicture } from '@centre/domain/published-picture';
import { CommandError } from '@centre/domain/command-error';
import { staffArticleMessages } from '@centre/domain/staff/article-messages';
import { firestore } from './admin.ts';
import { articleOf } from './content-records.ts';
import { enter } from './journal.ts';
import { setPrincipal, clearPrincipal } from './principal.ts';
import { given, type Saved } from './records.ts';
import { unchanged, optimisticWrite } from './optimistic-write.ts';

/** What staff say of an article. What is left out of a known one stays what it is. */
export interface ArticleWords {
  readonly titre: string;
  readonly contenu: string;
  readonly auteur: string;
  readonly categorie?: Article['categorie'] | undefined;
  readonly isPrincipal?: boolean | undefined;
}

interface OpenedVersion {
  /** At which a known article was opened; undefined lets the last one who saves win. */
  readonly version?: number | undefined;
}

type Cover = Pick<Article, 'imageUrl'> & { readonly picture: PublishedPicture };

const articles = () => firestore().collection('articles');

function known(article: Article | undefined): Article {
  if (!article) throw new CommandError('not-found', messages.article.notFound);
  return article;
}

/** An id that no article has. */
export const newArticleId = (): string => articles().doc().id;

export async function findArticle(id: string): Promise<Article | undefined> {
  return articleOf(await articles().doc(id).get());
}

/** Stores a new article under `id`; one that is there already stays as it is. */
export async function createArticle(
  id: string,
  { categorie = defaultArticleCategorie, isPrincipal = false, ...words }: ArticleWords,
  by: Actor,
  cover?: Cover,
): Promise<Saved<Article>> {
  await optimisticWrite('an article', async () => {
    if (await findArticle(id)) return { result: undefined };
    const now = FieldValue.serverTimestamp();
    const batch = firestore().batch();
    batch.create(articles().doc(id), {
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
    });
    if (isPrincipal) await setPrincipal(batch, id);
    enter(batch, by, { action: 'createArticle', records: [id] });
    return { batch, result: undefined };
  });
  return { record: known(await findArticle(id)) };
}

/**
 * Saves a known article. Being replaced as the principal one is no save: it leaves the version
 * as it is.
 *
 * @throws CommandError `not-found`; `aborted` when it has been saved since it was opened.
 */
export async function updateArticle(
  id: string,
  { version, ...words }: ArticleWords & OpenedVersion,
  by: Actor,
  cover?: Cover,
): Promise<Saved<Article>> {
  const former = await optimisticWrite('an article', async () => {
    const snapshot = await articles().doc(id).get();
    const current = known(articleOf(snapshot));
    const isPrincipal = words.isPrincipal ?? isMainArticle(current);
    const fields = {
      ...given({ ...words }),
      ...cover,
      statut: publishedArticle,
      isPrincipal,
      featured: isPrincipal,
    };
    if (isOlder(version, current)) {
      if (!isRepeated(fields, version, current)) throw stale();
      return { result: undefined };
    }
    const batch = firestore().batch();
    batch.update(
      snapshot.ref,
      {
        ...fields,
        dateModification: FieldValue.serverTimestamp(),
        version: versionOf(current) + 1,
      },
      unchanged(snapshot),
    );
    if (isPrincipal) await setPrincipal(batch, id);
    else if (isMainArticle(current)) await clearPrincipal(batch, id);
    enter(batch, by, { action: 'updateArticle', records: [id] });
    return { batch, result: current.picture };
  });
  return { record: known(await findArticle(id)), former: cover && former };
}

const versionOf = ({ version = 0 }: Article): number => version;

const isOlder = (version: number | undefined, current: Article): version is number =>
  version !== undefined && version !== versionOf(current);

/** Whether a save is one that was made just before, and whose answer was lost. */
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

/**
 * Refuses, before a picture is worked on for nothing, what `updateArticle` would refuse.
 *
 * @throws CommandError as `updateArticle` does.
 */
export async function checkVersion(id: string, version: number | undefined): Promise<void> {
  if (isOlder(version, known(await findArticle(id)))) throw stale();
}

/**
 * Removes an article. Its files are the caller's to remove, afterwards.
 *
 * @returns the picture that it had.
 * @throws CommandError `not-found`.
 */
export async function removeArticle(
  id: string,
  by: Actor,
): Promise<PublishedPicture | undefined> {
  return optimisticWrite('the removal of an article', async () => {
    const snapshot = await articles().doc(id).get();
    const current = known(articleOf(snapshot));
    const batch = firestore().batch();
    batch.delete(snapshot.ref, unchanged(snapshot));
    if (isMainArticle(current)) await clearPrincipal(batch, id);
    enter(batch, by, { action: 'deleteArticle', records: [id] });
    return { batch, result: current.picture };
  });
}

/**
 * Counts one more view of an article that visitors may see.
 *
 * @throws CommandError `not-found` for any other.
 */
export async function countView(id: string): Promise<void> {
  await optimisticWrite('a view', async () => {
    const article = known(await findArticle(id));
    if (article.statut !== publishedArticle) {
      throw new CommandError('not-found', messages.article.notFound);
    }
    const batch = firestore().batch();
    batch.update(articles().doc(id), { vues: FieldValue.increment(1) });
    return { batch, result: undefined };
  });
}
