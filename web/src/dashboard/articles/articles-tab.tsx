import { Box, Button, Flex, Skeleton } from '@chakra-ui/react';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { Plus, RefreshCw } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import {
  type ArticleRow,
  countArticles,
  deleteArticle,
  staffArticle,
} from '../../data/staff/staff-articles.ts';
import { useQuery } from '../../data/use-query.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Notice } from '../ui/notice.tsx';
import { common } from '../common.texts.ts';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useDeletion } from '../corbeille/deletion.tsx';
import { useCan, useMember } from '../session/session-context.tsx';
import { useOnRefresh, usePreload } from '../ui/loading.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { Figures } from '../ui/figures.tsx';
import { useStill } from '../ui/collection.tsx';
import {
  articleConflict,
  articleDrafts,
  articleEditor,
  articlesTab,
} from './articles.texts.ts';
import { ArticleListView, useArticleList } from './article-list.tsx';
import type { Article } from '@centre/domain/article/article';
import { messages } from '@centre/domain/messages/messages';
import {
  forgetStaffDraft,
  keepStaffDraft,
  readStaffDraft,
  staffDraftNames,
} from '../../data/staff/staff-drafts.ts';
import { toast } from '../ui/toaster.ts';
import { articleDraft, type ArticleForm } from './article-form.ts';

const ArticleEditor = lazyComponent(
  async () => (await import('./article-editor.tsx')).ArticleEditor,
  <EditorSkeleton />,
);

/** The articles, with their form and their deletion. */
export function ArticlesTab() {
  const list = useArticleList();
  const counted = useQuery(countArticles, 'The articles could not be counted.');
  const editing = useOpenedArticle();
  const canCreate = useCan('articles', 'create');
  const canEdit = useCan('articles', 'edit');
  const canDelete = useCan('articles', 'delete');
  const { opened } = editing;
  usePreload(ArticleEditor);

  const counts = counted.value;
  const create = canCreate ? () => void editing.open(undefined) : undefined;

  const { open } = editing;
  // The same for as long as the section, so that rows are not drawn again for nothing.
  const openRow = useCallback((row: ArticleRow) => void open(row.id), [open]);

  function reload() {
    void list.reload();
    void counted.reload();
  }
  useOnRefresh(reload);

  const deletion = useDeletion<ArticleRow>({
    kind: 'articles',
    remove: deleteArticle,
    words: staffArticleMessages,
    nameOf: ({ titre }) => titre,
    onDeleted: ({ id }) => {
      if (opened?.id === id) editing.close();
      list.drop(id);
      void counted.reload();
    },
  });

  return (
    <>
      <TabHead title={articlesTab.title}>
        <CorbeilleButton kind="articles" />
        <Button variant="outline" fontSize="sm" onClick={reload}>
          <RefreshCw size={16} aria-hidden />
          {common.refresh}
        </Button>
        {create && (
          // The form that is open has the first action of the screen.
          <Button variant={opened ? 'outline' : 'solid'} fontSize="sm" onClick={create}>
            <Plus size={18} aria-hidden />
            {articlesTab.create}
          </Button>
        )}
      </TabHead>
      {canEdit && (
        <KeptArticles
          kept={editing.kept}
          onResume={({ id }) => void editing.open(id)}
          onDiscard={editing.discard}
        />
      )}
      {opened && editing.isReady && (
        <ArticleEditor
          key={opened.turn}
          article={opened.article}
          onSaved={() => {
            editing.close();
            reload();
          }}
          onClose={editing.close}
          onTakeTheirs={editing.takeTheirs}
        />
      )}
      {opened && !editing.isReady && <EditorSkeleton />}
      <Figures
        hasFailed={counted.hasFailed}
        figures={(['total', 'nouveautes', 'technologie', 'autres'] as const).map((name) => ({
          label: articlesTab.stats[name],
          value: counts?.[name],
        }))}
      />
      <ArticleListView
        list={list}
        total={counts?.total}
        openId={opened?.id}
        onCreate={create}
        actions={{
          onEdit: canEdit ? openRow : undefined,
          onDelete: canDelete ? deletion.ask : undefined,
        }}
      />
      {deletion.dialog}
    </>
  );
}

interface KeptArticlesProps {
  readonly kept: readonly KeptArticle[];
  readonly onResume: (article: KeptArticle) => void;
  readonly onDiscard: (article: KeptArticle) => void;
}

/** A draft, to be resumed or discarded. */
function KeptArticles({ kept, onResume, onDiscard }: KeptArticlesProps) {
  const still = useStill(kept.map(({ id }) => id));
  if (kept.length === 0) return null;
  return (
    <Notice role="status" marginBottom="4" display="grid" gap="2" style={still}>
      <strong>{kept.length === 1 ? articleDrafts.title : articleDrafts.titles}</strong>
      {kept.map((article) => (
        <Flex key={article.id ?? ''} align="center" gap="2" wrap="wrap">
          <Box flex="1 1 220px" minWidth="0">
            « {article.titre || articleDrafts.untitled} »{' '}
            <Box as="span" color="ink.muted">
              ({article.id === undefined ? articleDrafts.ofNew : articleDrafts.ofKnown})
            </Box>
          </Box>
          <Flex gap="2" wrap="wrap">
            <Button fontSize="sm" onClick={() => onResume(article)}>
              {articleDrafts.resume}
            </Button>
            <Button variant="outline" fontSize="sm" onClick={() => onDiscard(article)}>
              {articleDrafts.discard}
            </Button>
          </Flex>
        </Flex>
      ))}
    </Notice>
  );
}

function EditorSkeleton() {
  return <Skeleton minHeight="640px" role="status" aria-label={articleEditor.loading} />;
}

/** An article that the member `uid` began and did not save. */
interface KeptArticle {
  readonly id: string | undefined;
  readonly titre: string;
}

/** The drafts of the member. */
function keptArticles(uid: string): KeptArticle[] {
  return staffDraftNames(uid, articleDraft).map((name) => {
    const { titre } = (readStaffDraft(uid, name) ?? {}) as Partial<ArticleForm>;
    return {
      id: name.slice(articleDraft.length) || undefined,
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
function useOpenedArticle() {
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
      forgetStaffDraft(uid, articleDraft + (id ?? ''));
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
            keepStaffDraft(uid, articleDraft + theirs.id, mine);
            turns.current += 1;
            show(theirs.id, theirs);
          },
        },
      });
    },
  };
}
