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
import { useClickGuard } from '../ui/collection.tsx';
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
import { articleDraftPrefix, type ArticleForm } from './article-form.ts';

const ArticleEditor = lazyComponent(
  async () => (await import('./article-editor.tsx')).ArticleEditor,
  <EditorSkeleton />,
);

/** Articles section: list, form and deletion. */
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
  // Stable across renders, so that the memoized rows do not re-render.
  const openRow = useCallback((row: ArticleRow) => void open(row.id), [open]);

  function reload() {
    void list.reload();
    void counted.reload();
  }
  useOnRefresh(reload);

  const deletion = useDeletion<ArticleRow>({
    kind: 'articles',
    remove: deleteArticle,
    texts: staffArticleMessages,
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
          // An open form contains the primary action of the screen.
          <Button variant={opened ? 'outline' : 'solid'} fontSize="sm" onClick={create}>
            <Plus size={18} aria-hidden />
            {articlesTab.create}
          </Button>
        )}
      </TabHead>
      {canEdit && (
        <DraftNotice
          drafts={editing.drafts}
          onResume={({ id }) => void editing.open(id)}
          onDiscard={editing.discard}
        />
      )}
      {opened && editing.isReady && (
        <ArticleEditor
          key={opened.formKey}
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

interface DraftNoticeProps {
  readonly drafts: readonly ArticleDraft[];
  readonly onResume: (article: ArticleDraft) => void;
  readonly onDiscard: (article: ArticleDraft) => void;
}

/** Notice of unsaved articles, each to be resumed or discarded. */
function DraftNotice({ drafts, onResume, onDiscard }: DraftNoticeProps) {
  const still = useClickGuard(drafts.map(({ id }) => id));
  if (drafts.length === 0) return null;
  return (
    <Notice role="status" marginBottom="4" display="grid" gap="2" style={still}>
      <strong>{drafts.length === 1 ? articleDrafts.title : articleDrafts.titles}</strong>
      {drafts.map((article) => (
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

/** Unsaved article in the drafts of the member. */
interface ArticleDraft {
  readonly id: string | undefined;
  readonly titre: string;
}

/** Reads the article drafts of the member `uid`. */
function readDrafts(uid: string): ArticleDraft[] {
  return staffDraftNames(uid, articleDraftPrefix).map((name) => {
    const { titre } = (readStaffDraft(uid, name) ?? {}) as Partial<ArticleForm>;
    return {
      id: name.slice(articleDraftPrefix.length) || undefined,
      titre: typeof titre === 'string' ? titre : '',
    };
  });
}

/** Duration of the toast that leads back to a discarded text, in milliseconds. */
const undoMs = 20_000;

interface Opened {
  readonly id: string | undefined;
  /** Stored article; undefined for a new one, and until a known one has loaded. */
  readonly article: Article | undefined;
  /** Incremented whenever the form starts over. */
  readonly formKey: number;
}

/** State of the open article and of the drafts. */
function useOpenedArticle() {
  const { id: uid } = useMember();
  const [opened, setOpened] = useState<Opened>();
  const [drafts, setDrafts] = useState(() => readDrafts(uid));
  const opener = useRef<Element>(null);
  const formCount = useRef(0);

  const show = useCallback(
    (id: string | undefined, article: Article | undefined) => {
      setDrafts(readDrafts(uid));
      setOpened({ id, article, formKey: formCount.current });
    },
    [uid],
  );

  const close = useCallback(() => {
    formCount.current += 1;
    setDrafts(readDrafts(uid));
    setOpened(undefined);
    const { current } = opener;
    // Returns the focus to the element that opened the form.
    if (current instanceof HTMLElement) requestAnimationFrame(() => current.focus());
  }, [uid]);

  const open = useCallback(
    async (id: string | undefined) => {
      formCount.current += 1;
      const formKey = formCount.current;
      opener.current = document.activeElement;
      show(id, undefined);
      if (id === undefined) return;
      try {
        const article = await staffArticle(id);
        if (formKey !== formCount.current) return;
        if (article) show(id, article);
        else {
          close();
          toast.error(messages.article.notFound);
        }
      } catch (error) {
        console.warn('The article could not be read.', error);
        if (formKey !== formCount.current) return;
        close();
        toast.error(staffArticleMessages.openFailed);
      }
    },
    [show, close],
  );

  return {
    opened,
    isReady: opened !== undefined && (opened.id === undefined || opened.article !== undefined),
    /** Drafts other than that of the open article. */
    drafts: drafts.filter(({ id }) => !opened || id !== opened.id),
    open,
    close,
    discard: ({ id }: ArticleDraft) => {
      forgetStaffDraft(uid, articleDraftPrefix + (id ?? ''));
      setDrafts(readDrafts(uid));
    },
    /** Shows the saved version, with a toast that leads back to `mine`. */
    takeTheirs: (theirs: Article, mine: ArticleForm) => {
      formCount.current += 1;
      show(theirs.id, theirs);
      toast.info(articleConflict.taken, {
        durationMs: undoMs,
        action: {
          label: articleConflict.takeBack,
          onClick: () => {
            keepStaffDraft(uid, articleDraftPrefix + theirs.id, mine);
            formCount.current += 1;
            show(theirs.id, theirs);
          },
        },
      });
    },
  };
}
