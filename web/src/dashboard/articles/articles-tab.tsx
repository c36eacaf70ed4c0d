import { Box, Button, Flex, Skeleton } from '@chakra-ui/react';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { Plus, RefreshCw } from 'lucide-react';
import { useCallback } from 'react';
import {
  type ArticleRow,
  countArticles,
  deleteArticle,
} from '../../data/staff/staff-articles.ts';
import { useQuery } from '../../data/use-query.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Notice } from '../ui/notice.tsx';
import { common } from '../common.texts.ts';
import { CorbeilleButton } from '../corbeille/corbeille-button.tsx';
import { useDeletion } from '../corbeille/deletion.tsx';
import { useCan } from '../session/session-context.tsx';
import { useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { Figures } from '../ui/figures.tsx';
import { usePreload } from '../ui/use-preload.ts';
import { useStill } from '../ui/collection.tsx';
import { articleDrafts, articleEditor, articlesTab } from './articles.texts.ts';
import { useOpenedArticle, type KeptArticle } from './use-opened-article.ts';
import { ArticleListView, useArticleList } from './article-list.tsx';

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
        figures={(['total', 'nouveautes', 'technologie', 'autres'] as const).map((name) => ({
          label: articlesTab.stats[name],
          value: counted.hasFailed ? articlesTab.stats.unknown : counts?.[name],
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
