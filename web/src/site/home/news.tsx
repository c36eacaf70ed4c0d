import { Box, chakra, Flex } from '@chakra-ui/react';
import { layOutNews } from '@centre/domain/article';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/public-messages';
import { useState } from 'react';
import { news } from '../../content/home.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { Container, HiddenText } from '../../ui/layout.tsx';
import { prerendered } from '../ui/prerendered.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { ComingArticle, CompactArticle, FeaturedArticle } from './article-card.tsx';
import { SectionTitle } from './section-title.tsx';
import { newsTabs, useNews, type NewsTab } from './use-news.ts';

const FollowUs = prerendered(async () => (await import('./follow-us.tsx')).FollowUs);

const tabs = newsTabs.map((tab) => ({ value: tab, label: tab }));
const block = 'actualites';

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
  },
});

/** The news block of the home page: one article large, up to four below, and a sidebar. */
export function News() {
  const [tab, setTab] = useState<NewsTab>(news.all);
  const articles = useNews(tab);
  return (
    <chakra.section aria-labelledby={block} paddingBlock={{ base: '10', md: '16' }}>
      <Container>
        <SectionTitle id={block} title={news.title} />
        <Flex direction={{ base: 'column', lg: 'row' }} gap="8" marginTop="4">
          <Box flex="1" minWidth="0">
            <Tabs
              id={`${block}-rubriques`}
              label={news.tabs}
              tabs={tabs}
              selected={tab}
              onSelect={setTab}
            />
            <TabPanel id={`${block}-rubriques`} tab={tab} aria-busy={!articles} paddingTop="5">
              {articles ? <NewsGrid articles={articles} /> : <LoadingNews />}
            </TabPanel>
          </Box>
          <Box width={{ lg: '280px' }} flexShrink="0">
            <FollowUs />
          </Box>
        </Flex>
      </Container>
    </chakra.section>
  );
}

function NewsGrid({ articles }: { readonly articles: readonly PublicArticle[] }) {
  const { featured, others } = layOutNews(articles, limits.secondaryArticles);
  const missing = limits.secondaryArticles - others.length;
  return (
    <Box display="grid" gap="4">
      {featured && <FeaturedArticle article={featured} />}
      <Pair>
        {others.map((article) => (
          <CompactArticle key={article.id} article={article} />
        ))}
        {Array.from({ length: missing }, (_, index) => (
          <ComingArticle key={index} />
        ))}
      </Pair>
    </Box>
  );
}

function LoadingNews() {
  return (
    <>
      <HiddenText>{articleMessages.loading}</HiddenText>
      <Box display="grid" gap="4" aria-hidden>
        <Skeleton height={{ base: '480px', md: '300px' }} />
        <Pair>
          {Array.from({ length: limits.secondaryArticles }, (_, index) => (
            <Skeleton key={index} height="164px" />
          ))}
        </Pair>
      </Box>
    </>
  );
}
