import { Box, chakra } from '@chakra-ui/react';
import { layOutNews } from '@centre/domain/article/principal';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import type { PublicArticle } from '@centre/domain/article/article';
import { HiddenText } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { rowOnPhone } from '../ui/row-on-phone.ts';
import { ArticleCard, ComingArticle } from './article-card.tsx';

const Pair = chakra('div', {
  base: {
    ...rowOnPhone,
    gridTemplateColumns: { sm: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

export function NewsGrid({ articles }: { readonly articles: readonly PublicArticle[] }) {
  const { featured, others } = layOutNews(articles, limits.secondaryArticles);
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {featured && <ArticleCard article={featured} isFeatured />}
      <Pair>
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
        {Array.from({ length: limits.secondaryArticles - others.length }, (_, index) => (
          <ComingArticle key={index} isFirst={index === 0} />
        ))}
      </Pair>
    </Box>
  );
}

export function LoadingNews() {
  return (
    <>
      <HiddenText>{articleMessages.loading}</HiddenText>
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" aria-hidden>
        <Skeleton height={{ base: '440px', md: '300px' }} />
        <Pair>
          {Array.from({ length: limits.secondaryArticles }, (_, index) => (
            <Skeleton key={index} height="164px" />
          ))}
        </Pair>
      </Box>
    </>
  );
}
