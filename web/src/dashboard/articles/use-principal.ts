import { useEffect, useState } from 'react';
import { principalArticle, type ArticleRow } from '../../data/staff-articles.ts';

/**
 * The principal article as it was when the form opened.
 *
 * @returns null when there is none, undefined while it is not known.
 */
export function usePrincipal(): ArticleRow | null | undefined {
  const [principal, setPrincipal] = useState<ArticleRow | null>();
  useEffect(() => {
    principalArticle().then(
      (found) => setPrincipal(found ?? null),
      (error: unknown) => console.warn('The principal article is not known.', error),
    );
  }, []);
  return principal;
}
