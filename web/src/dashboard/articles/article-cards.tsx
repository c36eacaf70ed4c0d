import { Box, chakra, Flex } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { memo } from 'react';
import { articlesTab } from '../../content/dashboard/articles.ts';
import type { ArticleRow } from '../../data/staff-articles.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  articleElementId,
  ArticleTitle,
  RowButtons,
  Thumbnail,
  TypeBadge,
  ViewsBadge,
  type ArticleActions,
} from './article-parts.tsx';

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    '& > li': { padding: '3', borderBottom: '1px solid', borderColor: 'line' },
    '& > li:last-of-type': { borderBottom: 'none' },
    '& > li[aria-current=true]': { background: 'call.soft' },
  },
});

interface ArticleCardsProps {
  /** Undefined while the first ones are loading. */
  readonly rows: readonly ArticleRow[] | undefined;
  readonly actions: ArticleActions;
  readonly openId: string | undefined;
}

/** The articles on a phone: one under the other. */
export function ArticleCards({ rows, actions, openId }: ArticleCardsProps) {
  return (
    <List aria-label={articlesTab.title}>
      {rows
        ? rows.map((row) => (
            <Card key={row.id} row={row} {...actions} isOpen={row.id === openId} />
          ))
        : Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <Skeleton minHeight="104px" />
            </li>
          ))}
    </List>
  );
}

interface CardProps extends ArticleActions {
  readonly row: ArticleRow;
  readonly isOpen: boolean;
}

const Card = memo(function Card({ row, isOpen, onEdit, onDelete }: CardProps) {
  return (
    <li id={articleElementId(row.id)} aria-current={isOpen || undefined}>
      <Flex gap="3">
        <Thumbnail url={row.thumbnailUrl} />
        <Box flex="1" minWidth="0">
          <ArticleTitle row={row} />
          <Box
            fontSize="xs"
            color="ink.muted"
            overflowWrap="anywhere"
            marginTop="1"
            lineClamp="2"
          >
            {row.excerpt}
          </Box>
        </Box>
      </Flex>
      <Flex align="center" gap="2" marginTop="2">
        <Flex flex="1" wrap="wrap" align="center" gap="2" fontSize="xs" color="ink.muted">
          <Badge tone="brand">{row.categorie}</Badge>
          <TypeBadge isPrincipal={row.isPrincipal} />
          <span>{formatDate(row.date)}</span>
          <ViewsBadge vues={row.vues} isAlone />
        </Flex>
        <RowButtons row={row} actions={{ onEdit, onDelete }} />
      </Flex>
    </li>
  );
});
