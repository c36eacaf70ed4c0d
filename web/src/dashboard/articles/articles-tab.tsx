import { messages } from '@centre/domain/messages';
import { staffArticleMessages } from '@centre/domain/staff/content-messages';
import { Plus, RotateCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { articleEditor, articlesTab } from '../../content/dashboard/articles.ts';
import { common } from '../../content/dashboard/common.ts';
import { type ArticleRow, deleteArticle } from '../../data/staff-articles.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCards } from '../../ui/stat-cards.tsx';
import { useCan } from '../session/use-member.ts';
import { deleteSoon } from '../shared/deletions.ts';
import { TabHead } from '../shared/tab-head.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleListView } from './article-list.tsx';
import { KeptArticles } from './kept-articles.tsx';
import { countsWithout, useArticleCounts } from './use-article-counts.ts';
import { articleKey, useArticleList } from './use-article-list.ts';
import { useOpenedArticle } from './use-opened-article.ts';

/** The articles: what is published, its form, its deletion. */
export function ArticlesTab() {
  const list = useArticleList();
  const counted = useArticleCounts();
  const editing = useOpenedArticle();
  const [deleting, setDeleting] = useState<ArticleRow>();
  const canCreate = useCan('articles', 'create');
  const canEdit = useCan('articles', 'edit');
  const canDelete = useCan('articles', 'delete');
  const { opened } = editing;

  const counts = counted.counts && countsWithout(counted.counts, list.vanishing);
  const create = canCreate ? () => void editing.open(undefined) : undefined;

  const { open } = editing;
  // The same for as long as the section, so that rows are not drawn again for nothing.
  const openRow = useCallback((row: ArticleRow) => void open(row.id), [open]);

  function reload() {
    void list.reload();
    void counted.recount();
  }

  function remove({ id, titre }: ArticleRow) {
    setDeleting(undefined);
    if (opened?.id === id) editing.close();
    deleteSoon({
      key: articleKey(id),
      text: `${staffArticleMessages.deleted} : ${titre}`,
      failure: messages.article.deleteFailed,
      run: async () => {
        await deleteArticle(id);
        await counted.recount();
        list.drop(id);
      },
    });
  }

  return (
    <>
      <TabHead title={articlesTab.title}>
        <Button look="quiet" fontSize="sm" onClick={reload}>
          <RotateCw size={16} aria-hidden />
          {common.refresh}
        </Button>
        {create && (
          // The form that is open has the first action of the screen.
          <Button look={opened ? 'quiet' : 'brand'} fontSize="sm" onClick={create}>
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
      {opened && !editing.isReady && (
        <Skeleton minHeight="640px" role="status" aria-label={articleEditor.loading} />
      )}
      <StatCards
        stats={(['total', 'nouveautes', 'technologie', 'autres'] as const).map((name) => ({
          label: articlesTab.stats[name],
          value: counts === null ? articlesTab.stats.unknown : counts?.[name],
        }))}
      />
      <ArticleListView
        list={list}
        total={counts?.total}
        openId={opened?.id}
        onCreate={create}
        actions={{
          onEdit: canEdit ? openRow : undefined,
          onDelete: canDelete ? setDeleting : undefined,
        }}
      />
      {deleting && (
        <ConfirmDialog
          title={common.deleteTitle}
          question={staffArticleMessages.confirmDelete}
          confirm={common.delete}
          cancel={common.cancel}
          onConfirm={() => remove(deleting)}
          onCancel={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
