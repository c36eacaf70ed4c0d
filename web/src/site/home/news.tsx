import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { articleCategories, layOutNews, type ArticleCategorie } from '@centre/domain/article';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages';
import { useState } from 'react';
import { news } from '../../content/home.ts';
import { Container, HiddenText } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CompactArticle, FeaturedArticle, ComingArticle } from './article-card.tsx';
import { useNews } from './use-news.ts';

const shown = 1 + limits.secondaryArticles;

const Tab = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '4',
    fontWeight: '600',
    fontSize: 'sm',
    cursor: 'pointer',
    borderBottom: '3px solid transparent',
    '&[aria-selected=true]': { borderColor: 'call', color: 'brand' },
  },
});

/** The news block of the home page: one article large, up to four beside it. */
export function News() {
  const [categorie, setCategorie] = useState<ArticleCategorie>();
  const state = useNews(shown, categorie);
  return (
    <chakra.section aria-labelledby="actualites" paddingBlock={{ base: '10', md: '16' }}>
      <Container>
        <Heading as="h2" id="actualites" fontSize="2xl">
          {news.title}
        </Heading>
        <Flex
          role="tablist"
          aria-label={news.tabs}
          gap="1"
          marginBlock="4"
          borderBottom="1px solid"
          borderColor="line"
          overflowX="auto"
        >
          {[undefined, ...articleCategories].map((option) => (
            <Tab
              key={option ?? news.all}
              type="button"
              role="tab"
              aria-selected={option === categorie}
              onClick={() => setCategorie(option)}
            >
              {option ?? news.all}
            </Tab>
          ))}
        </Flex>
        <Box aria-live="polite" aria-busy={state.status === 'loading'}>
          {state.status === 'loading' ? (
            <LoadingNews />
          ) : (
            <NewsGrid {...layOutNews(state.articles, limits.secondaryArticles)} />
          )}
        </Box>
      </Container>
    </chakra.section>
  );
}

function NewsGrid({
  featured,
  others,
}: ReturnType<typeof layOutNews<Parameters<typeof FeaturedArticle>[0]['article']>>) {
  const placeholders = Array.from(
    { length: limits.secondaryArticles - others.length },
    (_, index) => index,
  );
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
      {featured ? <FeaturedArticle article={featured} /> : <ComingArticle />}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {others.map((article) => (
          <CompactArticle key={article.id} article={article} />
        ))}
        {placeholders.map((index) => (
          <ComingArticle key={index} />
        ))}
      </SimpleGrid>
    </SimpleGrid>
  );
}

function LoadingNews() {
  return (
    <>
      <HiddenText>{messages.article.loading}</HiddenText>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" aria-hidden>
        <Skeleton minHeight="420px" />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          {Array.from({ length: limits.secondaryArticles }, (_, index) => (
            <Skeleton key={index} minHeight="200px" />
          ))}
        </SimpleGrid>
      </SimpleGrid>
    </>
  );
}
