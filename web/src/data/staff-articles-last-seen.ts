import { articleCategorieOf } from '@centre/domain/article';
import { searchableArticle } from '@centre/domain/article-list';
import { dateOf, textOf } from './documents.ts';
import { keepLastSeen, readLastSeen } from './last-seen.ts';
import type { ArticleRow } from './staff-articles.ts';

/** Keeps the beginning of the list for a day without a connection. */
export function keepSeenArticles(rows: readonly ArticleRow[]): void {
  // Without the whole texts, which would fill the browser's storage.
  keepLastSeen(
    'articles',
    rows.map((row) => ({ ...row, searchable: '' })),
  );
}

/** The list as it was last seen in this browser; undefined when it never was. */
export function seenArticles(): readonly ArticleRow[] | undefined {
  return readLastSeen('articles', (fields) => {
    const row = {
      id: textOf(fields['id']),
      titre: textOf(fields['titre']),
      excerpt: textOf(fields['excerpt']),
      auteur: textOf(fields['auteur']),
      categorie: articleCategorieOf(fields['categorie']),
      imageUrl: textOf(fields['imageUrl']),
      thumbnailUrl: textOf(fields['thumbnailUrl']),
      date: dateOf(fields['date']),
      dateCreation: dateOf(fields['dateCreation']),
      dateModification: dateOf(fields['dateModification']),
      vues: Number(fields['vues']),
      isPrincipal: fields['isPrincipal'] === true,
    };
    return { ...row, searchable: searchableArticle({ ...row, contenu: row.excerpt }) };
  });
}
