import { Box, Flex } from '@chakra-ui/react';
import { articleCategories, type ArticleCategorie } from '@centre/domain/article';
import { limits } from '@centre/domain/limits';
import { useState } from 'react';
import { news } from '../../content/home.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { useLoaded } from '../../data/use-loaded.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { Block, BlockTitle } from './block.tsx';
import { NewsGrid, LoadingNews } from './news-grid.tsx';

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
