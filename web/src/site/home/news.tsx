import { Box, Flex } from '@chakra-ui/react';
import { articleCategories, type ArticleCategorie } from '@centre/domain/article/article';
import { useState } from 'react';
import type { PublicArticle } from '@centre/domain/article/article';
import { queryKeys } from '../../data/public/page-data.ts';
import { usePublicQuery, type Load } from '../../data/public/use-public-query.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { newsPath, tabAddress } from '../news/address.ts';
import { news } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { NewsGrid, LoadingNews } from './news-grid.tsx';

const FollowUs = prerendered(async () => (await import('./fixed-blocks.tsx')).FollowUs);

const newsTabs = [news.all, ...articleCategories] as const;

type NewsTab = (typeof newsTabs)[number];

const tabs = newsTabs.map((value) => ({
  value,
  label: value,
  href: tabAddress(value, newsPath),
}));

const titleId = 'actualites';

const tabsId = `${titleId}-rubriques`;

const noArticles: readonly PublicArticle[] = [];

// The data SDK is not part of the page: it is fetched once the page is interactive.
const load =
  (categorie?: ArticleCategorie): Load<readonly PublicArticle[]> =>
  async (sent) =>
    (await import('../../data/public/published-lists.ts')).homeArticles(categorie, sent);

const categorieOf = (tab: NewsTab) => (tab === news.all ? undefined : tab);

const loads = Object.fromEntries(
  newsTabs.map((tab) => [tab, load(categorieOf(tab))]),
) as Record<NewsTab, Load<readonly PublicArticle[]>>;

/** The news block of the home page: one article large, up to four below, and a sidebar. */
export function News() {
  const [tab, setTab] = useState<NewsTab>(news.all);
  const { value: articles } = usePublicQuery(
    queryKeys.latestArticles(categorieOf(tab)),
    loads[tab],
    noArticles,
  );
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
