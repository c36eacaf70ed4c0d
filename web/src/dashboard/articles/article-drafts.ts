import { readStaffDraft, staffDraftNames } from '../../data/staff-drafts.ts';
import type { ArticleForm } from './article-form.ts';

const prefix = 'article:';
const ofNew = 'nouveau';

/** Under which name the form of an article is kept; without `id`, that of a new one. */
export function articleDraftName(id: string | undefined): string {
  return id === undefined ? `${prefix}${ofNew}` : `${prefix}id:${id}`;
}

/** An article that the member `uid` began and did not save. */
export interface KeptArticle {
  readonly id: string | undefined;
  readonly titre: string;
}

/** What the member began and did not save. */
export function keptArticles(uid: string): KeptArticle[] {
  return staffDraftNames(uid, prefix).map((name) => {
    const { titre } = (readStaffDraft(uid, name) ?? {}) as Partial<ArticleForm>;
    return {
      id: name === articleDraftName(undefined) ? undefined : name.slice(`${prefix}id:`.length),
      titre: typeof titre === 'string' ? titre : '',
    };
  });
}
