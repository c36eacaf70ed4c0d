import { readStaffDraft, staffDraftNames } from '../../data/staff/staff-drafts.ts';
import type { ArticleForm } from './article-form.ts';

const prefix = 'article:';
const ofNew = 'nouveau';

/** Name of the draft of an article; without `id`, of a new one. */
export function articleDraftName(id: string | undefined): string {
  return id === undefined ? `${prefix}${ofNew}` : `${prefix}id:${id}`;
}

/** An article that the member `uid` began and did not save. */
export interface KeptArticle {
  readonly id: string | undefined;
  readonly titre: string;
}

/** The drafts of the member. */
export function keptArticles(uid: string): KeptArticle[] {
  return staffDraftNames(uid, prefix).map((name) => {
    const { titre } = (readStaffDraft(uid, name) ?? {}) as Partial<ArticleForm>;
    return {
      id: name === articleDraftName(undefined) ? undefined : name.slice(`${prefix}id:`.length),
      titre: typeof titre === 'string' ? titre : '',
    };
  });
}
