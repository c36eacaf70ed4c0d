import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatDate } from '@centre/domain/dates';
import { articleMessages } from '@centre/domain/public-messages';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { articleDetail } from '../../content/news.ts';
import { countArticleView } from '../../data/article-views.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { articleAddress } from './address.ts';
import { Cover } from './cover.tsx';
import { ShareButton } from './share-button.tsx';

interface ArticleDetailProps {
  readonly article: PublicArticle;
  /** The list to return to. */
  readonly from: string;
}

/** An article in full. */
export function ArticleDetail({ article, from }: ArticleDetailProps) {
  const { id } = article;
  useDocumentTitle(article.titre);
  useEffect(() => countArticleView(id), [id]);
  const titleId = `titre-${article.id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Box maxWidth="800px" marginInline="auto" paddingTop={{ base: '0', lg: '8' }}>
        <Box borderRadius={{ base: '0', lg: 'control' }} overflow="hidden">
          <Cover article={article} sizes="(min-width: 800px) 800px, 100vw" isFirst />
        </Box>
        <Box
          paddingBlock={{ base: '5', md: '8' }}
          paddingInline={{ base: '5', md: '8', lg: '0' }}
        >
          <Box color="brand" fontWeight="600" fontSize="sm">
            {article.categorie}
          </Box>
          <Heading as="h2" id={titleId} fontSize="2xl" marginTop="2" overflowWrap="anywhere">
            {article.titre}
          </Heading>
          <Flex wrap="wrap" columnGap="4" marginTop="3" fontSize="sm" color="ink.muted">
            <span>
              {articleDetail.publishedOn}{' '}
              <time dateTime={article.date.toISOString()}>{formatDate(article.date)}</time>
            </span>
            {article.auteur && (
              <span>
                {articleDetail.by} {article.auteur}
              </span>
            )}
          </Flex>
          <Content>{article.contenu.trim() || articleMessages.noContent}</Content>
          <Flex wrap="wrap" gap="3" marginTop="8">
            <LinkButton to={from}>
              <ArrowLeft size={18} aria-hidden />
              {articleDetail.back}
            </LinkButton>
            <ShareButton title={article.titre} path={articleAddress(article.id)} />
          </Flex>
        </Box>
      </Box>
    </Card>
  );
}

// The author's line breaks are part of the text.
const Content = chakra('div', {
  base: {
    marginTop: '6',
    maxWidth: 'measure',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

function useDocumentTitle(title: string) {
  useEffect(() => {
    const former = document.title;
    document.title = `${title} · ${centre.abbreviation} ${centre.city}`;
    return () => {
      document.title = former;
    };
  }, [title]);
}
