import { Box } from '@chakra-ui/react';
import {
  naturalSort,
  type ArticleSort,
  type ArticleSortKey,
} from '@centre/domain/article-list';
import { formatDate } from '@centre/domain/dates';
import { memo } from 'react';
import { articlesTab } from '../../content/dashboard/articles.ts';
import type { ArticleRow } from '../../data/staff-articles.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SortHead, type SortDirection } from '../shared/sort-head.tsx';
import {
  articleElementId,
  ArticleTitle,
  RowButtons,
  Thumbnail,
  TypeBadge,
  ViewsBadge,
  type ArticleActions,
} from './article-parts.tsx';

const { columns } = articlesTab;

interface ArticlesTableProps {
  /** Undefined while the first ones are loading. */
  readonly rows: readonly ArticleRow[] | undefined;
  readonly sort: ArticleSort;
  readonly onSort: (sort: ArticleSort) => void;
  readonly actions: ArticleActions;
  /** The article that is being edited. */
  readonly openId: string | undefined;
}

/** The articles, a line each. */
export function ArticlesTable({ rows, sort, onSort, actions, openId }: ArticlesTableProps) {
  const hasActions = Boolean(actions.onEdit ?? actions.onDelete);
  const sortBy = (key: ArticleSortKey) => ({
    direction: sort.key === key ? sort.direction : undefined,
    usual: naturalSort(key).direction,
    onSort: (direction: SortDirection) => onSort({ key, direction }),
  });
  return (
    <DataTable
      label={articlesTab.title}
      head={
        <tr>
          <th scope="col">{columns.image}</th>
          <SortHead {...sortBy('titre')} label={columns.titre} />
          <th scope="col">{columns.categorie}</th>
          <th scope="col">{columns.type}</th>
          <SortHead {...sortBy('dateCreation')} label={columns.date} />
          <SortHead {...sortBy('vues')} label={columns.vues} />
          {hasActions && <th scope="col">{columns.actions}</th>}
        </tr>
      }
    >
      {rows
        ? rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              {...actions}
              hasActions={hasActions}
              isOpen={row.id === openId}
            />
          ))
        : Array.from({ length: 8 }, (_, index) => (
            <tr key={index}>
              <td colSpan={hasActions ? 7 : 6}>
                <Skeleton minHeight="44px" />
              </td>
            </tr>
          ))}
    </DataTable>
  );
}

interface RowProps extends ArticleActions {
  readonly row: ArticleRow;
  readonly hasActions: boolean;
  readonly isOpen: boolean;
}

// The rows that did not change are not drawn again for each letter of a search.
const Row = memo(function Row({ row, hasActions, isOpen, onEdit, onDelete }: RowProps) {
  return (
    <tr id={articleElementId(row.id)} aria-selected={isOpen || undefined}>
      <td>
        <Thumbnail url={row.thumbnailUrl} />
      </td>
      <Box as="td" width="100%" minWidth="280px" style={{ whiteSpace: 'normal' }}>
        <ArticleTitle row={row} />
        <Box fontSize="xs" color="ink.muted" overflowWrap="anywhere">
          {row.excerpt}
        </Box>
      </Box>
      <td>
        <Badge tone="brand">{row.categorie}</Badge>
      </td>
      <td>
        <TypeBadge isPrincipal={row.isPrincipal} />
      </td>
      <td>{formatDate(row.date)}</td>
      <td>
        <ViewsBadge vues={row.vues} />
      </td>
      {hasActions && (
        <td>
          <RowButtons row={row} actions={{ onEdit, onDelete }} />
        </td>
      )}
    </tr>
  );
});
