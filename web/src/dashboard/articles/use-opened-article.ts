import type { Article } from '@centre/domain/article/article';
import { messages } from '@centre/domain/messages/messages';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { useCallback, useRef, useState } from 'react';
import { staffArticle } from '../../data/staff/staff-articles.ts';
import {
  forgetStaffDraft,
  keepStaffDraft,
  readStaffDraft,
  staffDraftNames,
} from '../../data/staff/staff-drafts.ts';
import { toast } from '../ui/toaster.ts';
import { useMember } from '../session/session-context.tsx';
import { articleConflict } from './articles.texts.ts';
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
function keptArticles(uid: string): KeptArticle[] {
  return staffDraftNames(uid, prefix).map((name) => {
    const { titre } = (readStaffDraft(uid, name) ?? {}) as Partial<ArticleForm>;
    return {
      id: name === articleDraftName(undefined) ? undefined : name.slice(`${prefix}id:`.length),
      titre: typeof titre === 'string' ? titre : '',
    };
  });
}

/** How long the member may go back to a text that was given up, in milliseconds. */
const takeBackMs = 20_000;

interface Opened {
  readonly id: string | undefined;
  /** As it is stored; undefined for a new article, and for a known one until it was read. */
  readonly article: Article | undefined;
  /** Changes each time that the form starts anew. */
  readonly turn: number;
}

/** Which article is edited, and the drafts. */
export function useOpenedArticle() {
  const { id: uid } = useMember();
  const [opened, setOpened] = useState<Opened>();
  const [kept, setKept] = useState(() => keptArticles(uid));
  const origin = useRef<Element>(null);
  const turns = useRef(0);

  const show = useCallback(
    (id: string | undefined, article: Article | undefined) => {
      setKept(keptArticles(uid));
      setOpened({ id, article, turn: turns.current });
    },
    [uid],
  );

  const close = useCallback(() => {
    turns.current += 1;
    setKept(keptArticles(uid));
    setOpened(undefined);
    const { current } = origin;
    // After the form is closed, the focus returns to where it came from.
    if (current instanceof HTMLElement) requestAnimationFrame(() => current.focus());
  }, [uid]);

  const open = useCallback(
    async (id: string | undefined) => {
      turns.current += 1;
      const turn = turns.current;
      origin.current = document.activeElement;
      show(id, undefined);
      if (id === undefined) return;
      try {
        const article = await staffArticle(id);
        if (turn !== turns.current) return;
        if (article) show(id, article);
        else {
          close();
          toast.error(messages.article.notFound);
        }
      } catch (error) {
        console.warn('The article could not be read.', error);
        if (turn !== turns.current) return;
        close();
        toast.error(staffArticleMessages.openFailed);
      }
    },
    [show, close],
  );

  return {
    opened,
    isReady: opened !== undefined && (opened.id === undefined || opened.article !== undefined),
    /** Without the one that is open. */
    kept: kept.filter(({ id }) => !opened || id !== opened.id),
    open,
    close,
    discard: ({ id }: KeptArticle) => {
      forgetStaffDraft(uid, articleDraftName(id));
      setKept(keptArticles(uid));
    },
    /** Shows the saved version; for a while the member can return to `mine`. */
    takeTheirs: (theirs: Article, mine: ArticleForm) => {
      turns.current += 1;
      show(theirs.id, theirs);
      toast.info(articleConflict.taken, {
        durationMs: takeBackMs,
        action: {
          label: articleConflict.takeBack,
          onClick: () => {
            keepStaffDraft(uid, articleDraftName(theirs.id), mine);
            turns.current += 1;
            show(theirs.id, theirs);
          },
        },
      });
    },
  };
}
