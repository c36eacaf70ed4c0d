import { Box, Flex } from '@chakra-ui/react';
import { articleDrafts } from '../../content/dashboard/articles.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { KeptArticle } from './article-drafts.ts';

interface KeptArticlesProps {
  readonly kept: readonly KeptArticle[];
  readonly onResume: (article: KeptArticle) => void;
  readonly onDiscard: (article: KeptArticle) => void;
}

/** What was begun and not saved: to be taken up again, or given up. */
export function KeptArticles({ kept, onResume, onDiscard }: KeptArticlesProps) {
  if (kept.length === 0) return null;
  return (
    <Notice role="status" marginBottom="4" display="grid" gap="2">
      <strong>{kept.length === 1 ? articleDrafts.title : articleDrafts.titles}</strong>
      {kept.map((article) => (
        <Flex key={article.id ?? ''} align="center" gap="2" wrap="wrap">
          <Box flex="1 1 220px" minWidth="0">
            « {article.titre || articleDrafts.untitled} »{' '}
            <Box as="span" color="ink.muted">
              ({article.id === undefined ? articleDrafts.ofNew : articleDrafts.ofKnown})
            </Box>
          </Box>
          <Flex gap="2">
            <Button fontSize="sm" onClick={() => onResume(article)}>
              {articleDrafts.resume}
            </Button>
            <Button look="quiet" fontSize="sm" onClick={() => onDiscard(article)}>
              {articleDrafts.discard}
            </Button>
          </Flex>
        </Flex>
      ))}
    </Notice>
  );
}
