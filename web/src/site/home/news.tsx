import { Box, chakra, Flex } from '@chakra-ui/react';
import {
  articleCategories,
  type ArticleCategorie,
  type PublicArticle,
} from '@centre/domain/article/article';
import { useState } from 'react';
import { layOutNews } from '@centre/domain/article/principal';
import { limits } from '@centre/domain/limits';
import { articleMessages } from '@centre/domain/messages/public';
import { queryKeys } from '../../data/public/page-data.ts';
import { usePublicQuery, type Load } from '../../data/public/use-public-query.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { newsPath, tabAddress } from '../news/address.ts';
import { news } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { HiddenText, rowOnPhone } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleCard, ComingArticle } from './article-card.tsx';

const Pair = chakra('div', {
  base: {
    ...rowOnPhone,
    gridTemplateColumns: { sm: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

function NewsGrid({ articles }: { readonly articles: readonly PublicArticle[] }) {
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

function LoadingNews() {
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
