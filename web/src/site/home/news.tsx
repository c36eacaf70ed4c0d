import { Box, chakra, Flex } from '@chakra-ui/react';
import { articleCategories, layOutNews, type ArticleCategorie } from '@centre/domain/article';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/public-messages';
import { useState } from 'react';
import { news } from '../../content/home.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { HiddenText } from '../../ui/layout.tsx';
import { prerendered } from '../ui/prerendered.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { ArticleCard, ComingArticle } from './article-card.tsx';
import { Block, BlockTitle } from './block.tsx';

const FollowUs = prerendered(async () => (await import('./fixed-blocks.tsx')).FollowUs);

const newsTabs = [news.all, ...articleCategories] as const;
type NewsTab = (typeof newsTabs)[number];

const tabs = newsTabs.map((tab) => ({ value: tab, label: tab }));
const titleId = 'actualites';
const tabsId = `${titleId}-rubriques`;

const noArticles: readonly PublicArticle[] = [];

// The data SDK is not part of the page: it is fetched once the page is interactive.
const load = (categorie?: ArticleCategorie) => async () => {
  const { latestArticles } = await import('../../data/articles.ts');
  return latestArticles(1 + limits.secondaryArticles, categorie);
};

const loads: Record<NewsTab, () => Promise<readonly PublicArticle[]>> = {
  Tous: load(),
  Nouveauté: load('Nouveauté'),
  Technologie: load('Technologie'),
  Autres: load('Autres'),
};

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
  const { value: articles } = useLoaded(loads[tab], noArticles);
  return (
    <Block titleId={titleId}>
      <BlockTitle id={titleId} title={news.title} />
      <Flex direction={{ base: 'column', lg: 'row' }} gap="8" marginTop="4">
        <Box flex="1" minWidth="0">
          <Tabs id={tabsId} label={news.tabs} tabs={tabs} selected={tab} onSelect={setTab} />
          <TabPanel id={tabsId} tab={tab} aria-busy={!articles} paddingTop="5">
            {articles ? <NewsGrid articles={articles} /> : <LoadingNews />}
          </TabPanel>
        </Box>
        <Box width={{ lg: '280px' }} flexShrink="0">
          <FollowUs />
        </Box>
      </Flex>
    </Block>
  );
}

function NewsGrid({ articles }: { readonly articles: readonly PublicArticle[] }) {
  const { featured, others } = layOutNews(articles, limits.secondaryArticles);
  return (
    <Box display="grid" gap="4">
      {featured && <ArticleCard article={featured} isFeatured />}
      <Pair>
        {others.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
        {Array.from({ length: limits.secondaryArticles - others.length }, (_, index) => (
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
